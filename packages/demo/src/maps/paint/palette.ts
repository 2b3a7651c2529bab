export const colors = {
  land: '#f0eee8',
  block: '#e9e6df',
  courtyard: '#eeebe5',
  house: '#e0dcd4',
  houseEdge: '#d3cec4',
  houseNumber: '#8a8579',
  street: '#ffffff',
  streetEdge: '#dcd8d0',
  avenue: '#fbe7a1',
  avenueEdge: '#eccf7a',
  border: '#f8d477',
  borderEdge: '#e2b64f',
  arrow: '#b9bdc4',
  park: '#cfe8c6',
  tree: '#b5d8a8',
  path: '#f4f1e6',
  streetName: '#5b5f66',
  districtName: '#70747c',
  parkName: '#3c7a3f',
  halo: 'rgba(255,255,255,.92)',
} as const;

export const fontFamily = 'Roboto, "Helvetica Neue", Arial, sans-serif';

/** The lowest zoom of each layer. */
export const fromZoom = {
  districtNames: 12.5,
  streets: 13.5,
  trees: 14,
  fullDistrictNames: 14,
  blocks: 14.5,
  borderNames: 15,
  streetNames: 16,
  parkNames: 16,
  medians: 16,
  houses: 16.4,
  shops: 17,
  houseEdges: 17.4,
  arrows: 17.5,
  allStreetNames: 17.5,
  allShops: 17.5,
  houseNumbers: 18.4,
} as const;

/** At this zoom a district fills the screen, and its name would cover the streets. */
export const districtNamesEnd = 17.6;

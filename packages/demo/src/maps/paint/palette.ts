const light = {
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
};

export type Colors = Readonly<typeof light>;

/** Like Google's own map in the dark. */
const dark: Colors = {
  land: '#212832',
  block: '#29313c',
  courtyard: '#242b35',
  house: '#333c48',
  houseEdge: '#414b59',
  houseNumber: '#8f98a6',
  street: '#3d4654',
  streetEdge: '#1a2029',
  avenue: '#5d5840',
  avenueEdge: '#1a2029',
  border: '#746a42',
  borderEdge: '#1a2029',
  arrow: '#7d8796',
  park: '#243b33',
  tree: '#2f4c40',
  path: '#36503f',
  streetName: '#c3cad5',
  districtName: '#aab3c0',
  parkName: '#8fc79a',
  halo: 'rgba(22,27,35,.9)',
};

export const colorsOf = (isDark: boolean): Colors => (isDark ? dark : light);

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

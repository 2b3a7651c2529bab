/** Where the demo's shop delivers: the whole city of the maps, with its edge. An octagon without a flaw of a drawn one. */
export const demoZone = [
  { lat: 19.34, lng: -99.21 },
  { lat: 19.34, lng: -99.11 },
  { lat: 19.37, lng: -99.07 },
  { lat: 19.45, lng: -99.07 },
  { lat: 19.48, lng: -99.11 },
  { lat: 19.48, lng: -99.21 },
  { lat: 19.45, lng: -99.25 },
  { lat: 19.37, lng: -99.25 },
];

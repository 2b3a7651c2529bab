/** Where the demo’s shop delivers: to every address that the maps know. Convex. */
export const demoZone = [
  { lat: 19.3, lng: -99.21 },
  { lat: 19.3, lng: -99.11 },
  { lat: 19.33, lng: -99.07 },
  { lat: 19.45, lng: -99.07 },
  { lat: 19.48, lng: -99.11 },
  { lat: 19.48, lng: -99.21 },
  { lat: 19.45, lng: -99.25 },
  { lat: 19.33, lng: -99.25 },
];

/** A separate entry for the delivery zone: only screens with a map, and the server, need it. */

export * from './zone/centre.ts';
export * from './zone/checkZone.ts';
export * from './zone/distance.ts';
export * from './zone/nearestFirst.ts';
export * from './zone/zone.ts';

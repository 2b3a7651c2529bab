import type { Position } from './address.ts';

/** Mexico City: the map's centre when no better position is known (spec §9). */
export const defaultCentre: Position = { lat: 19.4326, lng: -99.1332 };

export const pickerZoom = 19;
export const previewZoom = 18;

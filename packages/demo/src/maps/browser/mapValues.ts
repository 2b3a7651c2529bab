import type { LatLngLike } from './latLng.ts';

/** A map's properties by Google's names: `getZoom`, `setZoom` and so on. */
export type MapValues = {
  center: LatLngLike;
  zoom: number;
  minZoom: number;
  maxZoom: number;
  heading: number;
  tilt: number;
  mapTypeId: string;
  mapId: string;
  colorScheme: string | null;
  renderingType: string;
  streetView: unknown;
  clickableIcons: boolean;
  disableDefaultUI: boolean;
  zoomControl: boolean;
  draggable: boolean;
  gestureHandling: 'auto' | 'cooperative' | 'greedy' | 'none';
  scrollwheel: boolean;
  keyboardShortcuts: boolean;
  disableDoubleClickZoom: boolean;
};

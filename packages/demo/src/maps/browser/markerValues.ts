import type { LatLngLike } from './latLng.ts';
import type { SimMap } from './map.ts';
import type { Icon } from './markerIcon.ts';

/** A marker's properties by Google's names: `getPosition`, `setPosition` and so on. */
export type MarkerValues = {
  map: SimMap | null;
  position: LatLngLike | null;
  title: string | null;
  draggable: boolean;
  clickable: boolean;
  visible: boolean;
  opacity: number | null;
  zIndex: number | null;
  cursor: string | null;
  icon: Icon | null;
  label: string | { readonly text: string } | null;
  animation: number | null;
  shape: unknown;
};

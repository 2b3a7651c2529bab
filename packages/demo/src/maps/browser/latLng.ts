import type { Place } from '../projection.ts';

/** A position. Its methods are closures, because use-places-autocomplete calls them unbound. */
export class LatLng {
  readonly lat: () => number;
  readonly lng: () => number;

  /** @throws {Error} as Google's does, for anything but finite numbers */
  constructor({ lat, lng }: Place) {
    if (!Number.isFinite(lat) || !Number.isFinite(lng)) {
      throw new Error('InvalidValueError: not a LatLng or LatLngLiteral with finite coordinates');
    }
    this.lat = () => lat;
    this.lng = () => lng;
  }

  toJSON(): { lat: number; lng: number } {
    return { lat: this.lat(), lng: this.lng() };
  }
}

export type LatLngLike = LatLng | Place;

export const placeOf = (like: LatLngLike): Place =>
  like instanceof LatLng ? like.toJSON() : new LatLng(like).toJSON();

/** A rectangle of the globe that does not cross the 180th meridian. */
export class LatLngBounds {
  south = Infinity;
  west = Infinity;
  north = -Infinity;
  east = -Infinity;

  extend(like: LatLngLike): this {
    const { lat, lng } = placeOf(like);
    this.south = Math.min(this.south, lat);
    this.west = Math.min(this.west, lng);
    this.north = Math.max(this.north, lat);
    this.east = Math.max(this.east, lng);
    return this;
  }
}

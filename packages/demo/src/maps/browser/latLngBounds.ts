import { LatLng, type LatLngLike, latLng } from './latLng.ts';

export type BoundsLiteral = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

const noArea: BoundsLiteral = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity };

/** A rectangle of the globe that does not cross the 180th meridian. */
export class LatLngBounds {
  #edges = noArea;

  constructor(southWestOrBounds?: LatLngLike | BoundsLiteral | null, northEast?: LatLngLike | null) {
    if (southWestOrBounds && 'south' in southWestOrBounds) this.#edges = { ...southWestOrBounds };
    else if (southWestOrBounds) this.extend(southWestOrBounds);
    if (northEast) this.extend(northEast);
  }

  extend(place: LatLngLike): this {
    const { lat, lng } = latLng(place).toJSON();
    const { south, west, north, east } = this.#edges;
    this.#edges = {
      south: Math.min(south, lat),
      west: Math.min(west, lng),
      north: Math.max(north, lat),
      east: Math.max(east, lng),
    };
    return this;
  }

  union(other: LatLngBounds): this {
    return this.extend(other.getSouthWest()).extend(other.getNorthEast());
  }

  isEmpty(): boolean {
    return this.#edges.south > this.#edges.north;
  }

  contains(place: LatLngLike): boolean {
    const { lat, lng } = latLng(place).toJSON();
    const { south, west, north, east } = this.#edges;
    return lat >= south && lat <= north && lng >= west && lng <= east;
  }

  getCenter(): LatLng {
    const { south, west, north, east } = this.#edges;
    return new LatLng((south + north) / 2, (west + east) / 2);
  }

  getSouthWest(): LatLng {
    return new LatLng(this.#edges.south, this.#edges.west);
  }

  getNorthEast(): LatLng {
    return new LatLng(this.#edges.north, this.#edges.east);
  }

  toJSON(): BoundsLiteral {
    return this.#edges;
  }
}

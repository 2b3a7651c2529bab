import type { LatLngLiteral } from '../city/geometry.ts';

export type LatLngLike = LatLng | LatLngLiteral;

const toleranceDegrees = 1e-9;

const read = (value: number | (() => number)) => (typeof value === 'function' ? value() : value);
const wrapped = (lng: number) =>
  lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180;

/** A position. Its methods are closures, because use-places-autocomplete calls them unbound. */
export class LatLng {
  readonly lat: () => number;
  readonly lng: () => number;

  /** @throws {Error} as Google's does, for anything but finite numbers */
  constructor(latOrPlace: number | LatLngLike, lngOrNoWrap?: number | boolean) {
    const lat = typeof latOrPlace === 'object' ? read(latOrPlace.lat) : latOrPlace;
    const lng = typeof latOrPlace === 'object' ? read(latOrPlace.lng) : lngOrNoWrap;
    if (!Number.isFinite(lat) || typeof lng !== 'number' || !Number.isFinite(lng)) {
      throw new Error('InvalidValueError: not a LatLng or LatLngLiteral with finite coordinates');
    }
    const [clampedLat, wrappedLng] = [Math.max(-90, Math.min(90, lat)), wrapped(lng)];
    this.lat = () => clampedLat;
    this.lng = () => wrappedLng;
  }

  equals(other: LatLng | null | undefined): boolean {
    if (!other) return false;
    return (
      Math.abs(other.lat() - this.lat()) < toleranceDegrees &&
      Math.abs(other.lng() - this.lng()) < toleranceDegrees
    );
  }

  toJSON(): { lat: number; lng: number } {
    return { lat: this.lat(), lng: this.lng() };
  }

  toString(): string {
    return `(${this.lat()}, ${this.lng()})`;
  }

  toUrlValue(precision = 6): string {
    return `${Number(this.lat().toFixed(precision))},${Number(this.lng().toFixed(precision))}`;
  }
}

export const latLng = (place: LatLngLike): LatLng => (place instanceof LatLng ? place : new LatLng(place));

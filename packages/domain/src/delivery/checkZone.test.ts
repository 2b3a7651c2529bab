import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../customer/address.ts';
import { anyGridZone, anySimpleZone, roma } from '../testing/anyZone.ts';
import { crossesItself, validateZone } from './checkZone.ts';
import { circleZone, type Zone } from './zone.ts';

const at = (lat: number, lng: number): Position => ({ lat, lng });
const corners = (count: number) => Array.from({ length: count }, (_, index) => at(index ** 2, index));

describe('a zone', () => {
  it.each<[string, Zone, object | null]>([
    ['of two corners', corners(2), { code: 'tooFew', corners: 2 }],
    ['of three corners', [at(0, 0), at(0, 1), at(1, 1)], null],
    ['of fifty corners', circleOf(50), null],
    ['of 51 corners', circleOf(51), { code: 'tooMany', corners: 51 }],
    ['at latitude 91', [at(0, 0), at(91, 0), at(0, 1)], { code: 'notOnEarth', corner: 1 }],
    ['at latitude −91', [at(0, 0), at(0, 1), at(-91, 0)], { code: 'notOnEarth', corner: 2 }],
    ['at the edges of the map', [at(90, 0), at(0, 180), at(-90, 0), at(0, -180)], null],
    ['at longitude 181', [at(0, 181), at(0, 1), at(9, 0)], { code: 'notOnEarth', corner: 0 }],
    ['without a number', [at(0, 0), at(0, 1), at(Number.NaN, 0)], { code: 'notOnEarth', corner: 2 }],
    ['like a bow tie', [at(0, 0), at(2, 2), at(2, 0), at(0, 2)], { code: 'crossesItself' }],
  ])('%s', (_, zone, fault) => {
    expect(validateZone(zone)).toEqual(fault);
  });

  it('that was made by a number of kilometres has no fault', () => {
    expect(validateZone(circleZone(roma, 5))).toBeNull();
    fc.assert(
      fc.property(anySimpleZone, (zone) => {
        expect(validateZone(zone)).toBeNull();
      }),
    );
  });
});

function circleOf(count: number): Zone {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return at(19 + Math.cos(angle), -99 + Math.sin(angle));
  });
}

/**
 * A second way, with exact fractions: the edges have a position in common when the equations of their lines have a
 * solution within both. Parallel edges: when their shadows overlap.
 */
function haveCommon([a, b]: Edge, [c, d]: Edge): boolean {
  const [r, s, q] = [minus(b, a), minus(d, c), minus(c, a)];
  const divisor = cross(r, s);
  const within = (part: number) =>
    divisor > 0 ? part >= 0 && part <= divisor : part <= 0 && part >= divisor;
  if (divisor !== 0) return within(cross(q, s)) && within(cross(q, r));
  const isOneLine = cross(q, r) === 0 && cross(q, s) === 0 && cross(minus(d, a), minus(b, a)) === 0;
  const shadows = (axis: 'lat' | 'lng') =>
    Math.max(a[axis], b[axis]) >= Math.min(c[axis], d[axis]) &&
    Math.max(c[axis], d[axis]) >= Math.min(a[axis], b[axis]);
  return isOneLine && shadows('lat') && shadows('lng');
}
type Edge = readonly [Position, Position];
const minus = (a: Position, b: Position): Position => at(a.lat - b.lat, a.lng - b.lng);
const cross = (a: Position, b: Position): number => a.lat * b.lng - a.lng * b.lat;

/** Neighbouring edges share exactly their common corner: the half of one that is away from it does not meet the other. */
function crossesSlowly(zone: Zone): boolean {
  const edges = zone.map((from, index): Edge => [from, zone[(index + 1) % zone.length] ?? from]);
  const isAPoint = ([a, b]: Edge) => a.lat === b.lat && a.lng === b.lng;
  if (edges.some(isAPoint)) return true;
  return edges.some((edge, index) =>
    edges.some((other, place) => {
      if (place <= index) return false;
      if (place === index + 1) return isFoldedBack(edge, other);
      if (index === 0 && place === edges.length - 1) return isFoldedBack(other, edge);
      return haveCommon(edge, other);
    }),
  );
}

const isFoldedBack = ([a, b]: Edge, [, c]: Edge): boolean => {
  const [back, on] = [minus(a, b), minus(c, b)];
  return cross(back, on) === 0 && back.lat * on.lat + back.lng * on.lng > 0;
};

describe('the outline crosses itself', () => {
  it.each<[string, Zone]>([
    ['when an edge turns back', [at(0, 0), at(0, 4), at(0, 2), at(2, 2)]],
    ['when the last edge turns back', [at(0, 2), at(2, 2), at(0, 0), at(0, 4)]],
    ['when it touches an edge', [at(0, 0), at(0, 4), at(4, 4), at(0, 2), at(4, 0)]],
    ['when a corner is there twice', [at(0, 0), at(0, 4), at(0, 4), at(4, 0)]],
    ['when all corners are on one line', [at(0, 0), at(1, 1), at(3, 3)]],
  ])('%s', (_, zone) => {
    expect(crossesItself(zone)).toBe(true);
  });

  it('exactly when a second way finds a crossing', () => {
    fc.assert(
      fc.property(anyGridZone, (zone) => {
        expect(crossesItself(zone)).toBe(crossesSlowly(zone));
      }),
      { numRuns: 3_000 },
    );
  });

  it('or not, wherever the list of corners begins and in whichever direction it goes', () => {
    fc.assert(
      fc.property(anyGridZone, fc.nat(7), (zone, shift) => {
        const start = shift % zone.length;
        const turned = [...zone.slice(start), ...zone.slice(0, start)];
        expect(crossesItself(turned)).toBe(crossesItself(zone));
        expect(crossesItself([...zone].reverse())).toBe(crossesItself(zone));
      }),
    );
  });
});

/**
 * What customers feel: the figures of real visits, as `web-vitals` measures them. A visit is counted in buckets, so that nothing of
 * it is kept. Milliseconds, except CLS, which has no unit.
 */
export const vitals = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
export type Vital = (typeof vitals)[number];

export const visitDevices = ['phone', 'desk'] as const;
export type VisitDevice = (typeof visitDevices)[number];

/** The patterns of the store's routes: a closed list, because what a caller sends must not create a label. */
export const visitPages = [
  '/',
  '/home',
  '/add/:id',
  '/buscar',
  '/cart',
  '/location-permission',
  '/address',
  '/userdata',
  '/sms',
  '/order-details/:id',
  '/seguimiento/:token',
  '/maintenance',
  'other',
] as const;
export type VisitPage = (typeof visitPages)[number];

/** `first`: no worker of the store was there; `restored`: «back» to a page that the browser kept in memory. */
export const visitKinds = ['first', 'again', 'restored'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** `slow`: the browser estimates 3G or worse. */
export const visitConnections = ['slow', 'fast'] as const;
export type VisitConnection = (typeof visitConnections)[number];

export type Visit = {
  /** Where the visit began. */
  readonly page: VisitPage;
  readonly device: VisitDevice;
  /** Absent from a store of an earlier version. */
  readonly kind?: VisitKind;
  /** Absent where the browser does not tell. */
  readonly connection?: VisitConnection;
  readonly values: { readonly [Name in Vital]?: number };
};

/** The limits of «good» by the makers of the metrics, for the 75th percentile. */
export const goodUpTo: Readonly<Record<Vital, number>> = {
  lcp: 2500,
  inp: 200,
  cls: 0.1,
  fcp: 1800,
  ttfb: 800,
};

/** The upper bounds of the buckets. The last bucket has none. The good limit is a bound, so that the verdict is exact. */
export const bucketBounds: Readonly<Record<Vital, readonly number[]>> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [25, 50, 75, 100, 150, 200, 300, 500, 1000],
  cls: [0, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  fcp: [300, 600, 900, 1200, 1800, 2400, 3000, 4500, 8000],
  ttfb: [50, 100, 200, 400, 800, 1200, 1800, 3000, 6000],
};

/** The index of the bucket that counts a value: the first whose upper bound is not below it, or the one after all bounds. */
export function bucketOf(vital: Vital, value: number): number {
  const bounds = bucketBounds[vital];
  const bucket = bounds.findIndex((bound) => value <= bound);
  return bucket === -1 ? bounds.length : bucket;
}

/** With fewer visits a percentile is chance. */
const minVisits = 20;

export type VitalFigure = {
  readonly vital: Vital;
  readonly device: VisitDevice;
  readonly visits: number;
  /** Null while there are too few visits. */
  readonly p75: number | null;
};

/**
 * The 75th percentile, interpolated within its bucket; at least the last bound when it is in the last bucket.
 *
 * @param counts visits in each bucket; missing ones are 0
 */
export function figureOf(vital: Vital, device: VisitDevice, counts: readonly number[]): VitalFigure {
  const visits = counts.reduce((sum, count = 0) => sum + count, 0);
  return { vital, device, visits, p75: visits < minVisits ? null : percentile75(vital, counts, visits) };
}

function percentile75(vital: Vital, counts: readonly number[], visits: number): number {
  const rank = Math.ceil(visits * 0.75);
  let below = 0;
  let from = 0;
  for (const [bucket, to] of bucketBounds[vital].entries()) {
    const count = counts[bucket] ?? 0;
    below += count;
    // Exactly the bound for the last one of the bucket.
    if (below >= rank) return to - ((to - from) * (below - rank)) / count;
    from = to;
  }
  return from;
}

/** Whether a value is within {@link goodUpTo}. */
export const isGood = (vital: Vital, value: number): boolean => value <= goodUpTo[vital];

/** `1.9 s`, `180 ms`, `0.08` */
export function vitalText(vital: Vital, value: number): string {
  if (vital === 'cls') return String(Math.ceil(value * 100) / 100);
  return value < 1000 ? `${Math.ceil(value)} ms` : `${Math.ceil(value / 100) / 10} s`;
}

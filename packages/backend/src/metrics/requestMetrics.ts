import { type Line, line } from './prometheus.ts';

/** Seconds. A cached read takes less than a millisecond, an order some tens of milliseconds. */
const bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5] as const;

/** The counters of one route. Every request updates them twice, so the update allocates no objects. */
export type RouteMetrics = {
  readonly started: () => void;
  readonly ended: (method: string, status: number, seconds: number) => void;
};

export type RequestMetrics = {
  /** @param route its pattern, never a URL, which contains phones */
  readonly of: (route: string) => RouteMetrics;
  readonly lines: () => readonly Line[];
};

type Counted = RouteMetrics & { readonly lines: () => readonly Line[] };

/** Counts requests since the start of the process. Orders placed are those of `POST /api/orders` with 201. */
export function createRequestMetrics(): RequestMetrics {
  const routes = new Map<string, Counted>();
  return {
    of(route) {
      const known = routes.get(route);
      if (known) return known;
      const counted = countRoute(route);
      routes.set(route, counted);
      return counted;
    },
    lines: () => [...routes.values()].flatMap((route) => route.lines()),
  };
}

function countRoute(route: string): Counted {
  const answers = new Map<string, Map<number, number>>();
  const buckets = bounds.map(() => 0);
  let open = 0;
  let sum = 0;
  let count = 0;

  function countAnswer(method: string, status: number): void {
    const statuses = answers.get(method) ?? new Map<number, number>();
    answers.set(method, statuses);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  return {
    started() {
      open += 1;
    },
    ended(method, status, seconds) {
      open -= 1;
      sum += seconds;
      count += 1;
      countAnswer(method, status);
      for (let at = 0; at < bounds.length; at += 1) {
        if (seconds <= (bounds[at] ?? 0)) buckets[at] = (buckets[at] ?? 0) + 1;
      }
    },
    lines: () => [
      ...[...answers].flatMap(([method, statuses]) =>
        [...statuses].map(([status, answered]) =>
          line('http_requests_total', answered, { method, route, status: String(status) }),
        ),
      ),
      line('http_requests_open', open, { route }),
      ...durationLines(route, { buckets, sum, count }),
    ],
  };
}

type Durations = { readonly buckets: readonly number[]; readonly sum: number; readonly count: number };

function durationLines(route: string, { buckets, sum, count }: Durations): Line[] {
  const name = 'http_request_duration_seconds';
  return [
    ...bounds.map((bound, index) =>
      line(`${name}_bucket`, buckets[index] ?? 0, { route, le: String(bound) }),
    ),
    line(`${name}_bucket`, count, { route, le: '+Inf' }),
    line(`${name}_sum`, sum, { route }),
    line(`${name}_count`, count, { route }),
  ];
}

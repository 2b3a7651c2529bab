import { type Line, line } from './prometheus.ts';

/** Seconds. A cached read takes under a millisecond, an order some ten. */
const bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5] as const;

/** Routes by their pattern, never by their URL, which holds phones. */
export type Ended = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

export type RequestMetrics = {
  readonly started: (route: string) => void;
  readonly ended: (request: Ended) => void;
  readonly lines: () => readonly Line[];
};

type Durations = { readonly buckets: number[]; sum: number; count: number };

/** Counts requests since the start of the process. Orders placed are those of `POST /api/orders` with 201. */
export function createRequestMetrics(): RequestMetrics {
  const counts = new Map<string, number>();
  const open = new Map<string, number>();
  const durations = new Map<string, Durations>();

  function measure(route: string, seconds: number): void {
    const known = durations.get(route) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 };
    for (const [index, bound] of bounds.entries()) {
      if (seconds <= bound) known.buckets[index] = (known.buckets[index] ?? 0) + 1;
    }
    known.sum += seconds;
    known.count += 1;
    durations.set(route, known);
  }

  return {
    started: (route) => add(open, route, 1),
    ended({ method, route, status, seconds }) {
      add(open, route, -1);
      add(counts, JSON.stringify({ method, route, status: String(status) }), 1);
      measure(route, seconds);
    },
    lines: () => [
      ...[...counts].map(([labels, count]) => line('http_requests_total', count, JSON.parse(labels))),
      ...[...open].map(([route, count]) => line('http_requests_open', count, { route })),
      ...[...durations].flatMap(([route, measured]) => durationLines(route, measured)),
    ],
  };
}

const add = (counts: Map<string, number>, key: string, change: number) =>
  counts.set(key, (counts.get(key) ?? 0) + change);

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

import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { exposition, type Line, line } from '../metrics/prometheus.ts';
import { createRequestMetrics } from '../metrics/requestMetrics.ts';
import { answerNotFound } from './errorHandlers.ts';
import { isOperator } from './operator.ts';

const nanoseconds = 1e9;
const microseconds = 1e6;

/**
 * `GET /metrics`: counts and durations of all requests, for Prometheus. Register it before the routes.
 *
 * @param token opens the metrics to other machines; null: only this machine
 * @param more metrics of other parts of the server
 */
export function metricsRoute(
  app: FastifyInstance,
  token: string | null,
  more: () => readonly Line[] = () => [],
): void {
  const requests = createRequestMetrics();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  app.addHook('onRequest', (request, reply, done) => {
    const route = requests.of(request.routeOptions.url ?? 'none');
    const start = performance.now();
    route.started();
    // `onResponse` is not called for a client that disconnects, as every client of a stream does.
    reply.raw.on('close', () => {
      route.ended(request.method, statusOf(reply), (performance.now() - start) / 1000);
    });
    done();
  });

  app.get('/metrics', { config: { access: 'operator' } }, async (request, reply) => {
    if (!isOperator(request, token)) return answerNotFound(request, reply);
    const worst = delay.max / nanoseconds;
    delay.reset();
    const lines = [
      ...requests.lines(),
      ...more(),
      line('event_loop_delay_seconds', worst),
      line('process_cpu_seconds_total', cpuSeconds()),
      line('process_resident_memory_bytes', process.memoryUsage.rss()),
    ];
    return reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
      .send(exposition(lines));
  });
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / microseconds;
}

/** The client disconnected before the response. */
const clientClosedRequest = 499;

const statusOf = ({ raw }: FastifyReply) => (raw.headersSent ? raw.statusCode : clientClosedRequest);

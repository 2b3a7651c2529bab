import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { rootCause } from '../db/failures.ts';

/** Receives log lines; each is one line of JSON. */
export type LogStream = { readonly write: (line: string) => void };

/** Phones, addresses and tokens must not be logged, so it logs the route's pattern instead of the URL, and no body. */
export function logOptions(level: string, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    ...(stream && { stream }),
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'none',
      }),
      res: ({ statusCode }) => ({ statusCode }),
      err: describeError,
    },
  };
}

function describeError(error: unknown) {
  const root = rootCause(error);
  if (!(root instanceof Error)) return { type: typeof root, message: String(root), stack: '' };
  const code = 'code' in root ? root.code : undefined;
  return { type: root.name, message: root.message, stack: root.stack ?? '', code };
}

/** Logs one line per request when it is completed, instead of two that would have to be joined. */
export class OneLinePerRequest extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const what = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...what, err: error }, 'request errored');
    else reply.log.info(what, 'request completed');
  }
}

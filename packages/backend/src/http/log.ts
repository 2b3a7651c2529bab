import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { rootCause } from '../db/failures.ts';

/** Where log lines go; each is one line of JSON. */
export type LogStream = { readonly write: (line: string) => void };

/** Never logged: phones, addresses, tokens. So routes by their pattern, not their URL, and no bodies or headers. */
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

/** One line for each request, when it is over: half the lines, and nothing to be put together. */
export class OneLineEach extends LogController {
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

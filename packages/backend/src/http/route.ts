import {
  type Call,
  invalidCopy,
  outOfRange,
  outOfRangeCopy,
  tooLongCopy,
  tooManyCopy,
  unprintable,
  unprintableCopy,
} from '@crepas/api';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { commitEdit } from '../changes/changeEntity.ts';
import { type Edit, editorOf } from '../changes/Editor.ts';
import type { Api } from './Api.ts';
import { HttpError, invalidField } from './HttpError.ts';

export type CheckedRequest<Params, Query, Body> = {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** The body of the contract, or a reply that was already sent in another format. */
type Answer<Wire> = Wire | FastifyReply;

/** The body of calls that return no data. */
export const done = { ok: true } as const;

/**
 * Registers a call of the contract: checks access and the request by the call's own declarations, and sends what `handle`
 * returns with the call's status, unless `handle` set another one.
 */
export function route<Input, Output, Wire, Params, Query, Body>(
  { app }: Api,
  call: Call<Input, Output, Wire, Params, Query, Body>,
  handle: (checked: CheckedRequest<Params, Query, Body>) => Answer<Wire> | Promise<Answer<Wire>>,
  config: FastifyContextConfig = {},
): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { ...config, access: call.access },
    handler: async (request, reply) => {
      reply.code(call.status).header('Cache-Control', 'no-store');
      const answer = await handle({ ...check(call, request), request, reply });
      return call.status === 204 ? reply.send() : answer;
    },
  });
}

/** {@link route} for a change that staff make, in one transaction. */
export function editRoute<Wire, Params, Query, Body>(
  api: Api,
  call: Call<never, unknown, Wire, Params, Query, Body>,
  write: (checked: CheckedRequest<Params, Query, Body> & { readonly edit: Edit }) => Promise<Wire>,
  announce?: (reply: FastifyReply) => Promise<void>,
): void {
  route(api, call, (checked) => {
    const change = (edit: Edit) => write({ ...checked, edit });
    return commitEdit(api.database, editorOf(checked.request), change, async () => announce?.(checked.reply));
  });
}

type Schemas<Params, Query, Body> = Pick<
  Call<never, unknown, unknown, Params, Query, Body>,
  'params' | 'query' | 'body' | 'bodyName'
>;

/** Throws a 400 that names the field. */
export function check<Params, Query, Body>(
  schemas: Schemas<Params, Query, Body>,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
) {
  return {
    params: read(schemas.params, request.params),
    query: read(schemas.query, request.query),
    body: read(schemas.body, request.body, schemas.bodyName),
  };
}

/** Without a schema the call does not have this part, and what the client sent is ignored. */
function read<Value>(
  schema: v.GenericSchema<unknown, Value> | undefined,
  sent: unknown,
  name?: string,
): Value {
  if (schema === undefined) return undefined as Value;
  const result = v.safeParse(schema, sent, { abortEarly: true });
  if (!result.success) throw refusalOf(result.issues[0], name);
  // For valibot a list is an object without fields.
  if (Array.isArray(sent) !== Array.isArray(result.output)) throw withoutBody();
  return result.output;
}

const withoutBody = () => new HttpError(400, 'Falta el cuerpo de la solicitud.');

function refusalOf(issue: v.BaseIssue<unknown>, name: string | undefined): HttpError {
  const field = v.getDotPath(issue);
  if (field === null) return withoutBody();
  return invalidField(field, sentenceOf(issue, name === undefined ? field : `${name}.${field}`));
}

function sentenceOf({ type, message, input, requirement }: v.BaseIssue<unknown>, field: string): string {
  if (message === unprintable) return unprintableCopy(field);
  if (message.startsWith(outOfRange)) return outOfRangeCopy(field, message.slice(outOfRange.length));
  if (type !== 'max_length') return invalidCopy(field);
  return Array.isArray(input) ? tooManyCopy(field, Number(requirement)) : tooLongCopy(field);
}

import * as v from 'valibot';
import type { Call } from '../wire/call.ts';
import { ApiError } from './ApiError.ts';
import { checkSuccess, exchange, type Transport, target } from './request.ts';

export type ClientOptions = Transport & {
  /** Absolute, or a path on this origin: `/api`. */
  readonly baseUrl: string;
  /** The ID token, or null when signed out. Called only for calls that need a token. */
  readonly token: () => Promise<string | null>;
  /** Gets the `decode` error of each row of a list that is left out because it cannot be read. */
  readonly onUnreadableRow?: (error: ApiError) => void;
};

export type SendOptions = {
  readonly signal?: AbortSignal | undefined;
  /** `keepalive`: the request continues when the page is closed. */
  readonly keepalive?: boolean;
};

export type Client = {
  /** Makes a call of the contract. Throws {@link ApiError}, or the `AbortError` of its own signal. */
  readonly send: <Input, Output, Wire>(
    call: Call<Input, Output, Wire>,
    input: Input,
    options?: SendOptions,
  ) => Promise<Output>;
};

export function createClient(client: ClientOptions): Client {
  return {
    async send(call, input, { signal, keepalive = false } = {}) {
      const sent = call.send(input);
      const token = call.access === 'public' ? null : await client.token();
      const answer = await exchange(client, signal, client.baseUrl + target(call.path, sent), {
        method: call.method,
        keepalive,
        headers: {
          Accept: 'application/json',
          ...(sent.body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token !== null && { Authorization: `Bearer ${token}` }),
          ...sent.headers,
        },
        ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      });
      checkSuccess(call, answer);
      const read = v.safeParse(call.answer, readableRows(call, answer.body, client.onUnreadableRow));
      if (!read.success) throw unreadable(call.path, read.issues[0]);
      return call.decode(read.output);
    },
  };
}

/** Leaves out what is no row of the call's list. A list without any readable row stays as it is: it is no such list. */
function readableRows(
  { path, row }: Pick<Call<never, unknown, never>, 'path' | 'row'>,
  body: unknown,
  report: ClientOptions['onUnreadableRow'],
): unknown {
  if (row === undefined || !Array.isArray(body)) return body;
  const read = body.map((one) => v.safeParse(row, one));
  if (!read.some(({ success }) => success)) return body;
  for (const [index, { issues }] of read.entries()) {
    if (issues) report?.(unreadable(`${path} [${index}]`, issues[0]));
  }
  return body.filter((_, index) => read[index]?.success);
}

/** Names the call and the field, never the value: the message is logged, and a value may be a phone number. */
const unreadable = (path: string, issue: v.BaseIssue<unknown>) =>
  new ApiError('decode', `${path}: ${v.getDotPath(issue) ?? 'body'}`, { cause: issue });

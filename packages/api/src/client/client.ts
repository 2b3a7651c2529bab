import * as v from 'valibot';
import type { Call } from '../wire/call.ts';
import { ApiError, isAbort } from './ApiError.ts';
import { checkSuccess, exchange, type Transport, target } from './request.ts';

export type ClientOptions = Transport & {
  /** Absolute, or a path on this origin: `/api`. */
  readonly baseUrl: string;
  /**
   * The ID token, or null when signed out. Called only for calls that need a token.
   *
   * Throws {@link ApiError} `network` when the sign-in provider cannot be reached.
   *
   * @param refused the token that the server just answered with 401: another one is tried once
   */
  readonly token: (refused?: string) => Promise<string | null>;
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
      const request = (authorization: Authorization) =>
        exchange(client, signal, client.baseUrl + target(call.path, sent), {
          method: call.method,
          keepalive,
          headers: {
            Accept: 'application/json',
            ...(sent.body !== undefined && { 'Content-Type': 'application/json' }),
            ...authorization,
            ...sent.headers,
          },
          ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
        });
      const answer =
        call.access === 'public'
          ? await request({})
          : await withToken(client, request, ({ response }) => response.status);
      checkSuccess(call, answer);
      const read = v.safeParse(call.answer, readableRows(call, answer.body, client.onUnreadableRow));
      if (!read.success) throw unreadable(call.path, read.issues[0]);
      return call.decode(read.output);
    },
  };
}

type Authorization = { readonly Authorization?: string };

/**
 * Sends a request with the account's token, and after a 401 once more with a renewed one: a device whose clock is behind sends an
 * expired token. Throws when it cannot be renewed: the 401 would say that the session has ended.
 */
export async function withToken<Answer>(
  { token }: Pick<ClientOptions, 'token'>,
  request: (authorization: Authorization) => Promise<Answer>,
  statusOf: (answer: Answer) => number,
): Promise<Answer> {
  const tokenOf = (refused?: string) =>
    token(refused).catch((cause: unknown) => {
      if (isAbort(cause)) throw cause;
      throw new ApiError('network', 'There is no token', { cause, isNotProcessed: true });
    });
  const sent = await tokenOf();
  if (sent === null) return request({});
  const answer = await request({ Authorization: `Bearer ${sent}` });
  if (statusOf(answer) !== 401) return answer;
  const renewed = await tokenOf(sent);
  return renewed === null || renewed === sent ? answer : request({ Authorization: `Bearer ${renewed}` });
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

import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '@crepas/api';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Address } from './server.ts';

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers };

/** Makes a call of the contract, encoded by its own `send`, and does not decode the answer. */
export async function ask<Input, Output, Wire>(
  { url }: Address,
  call: Call<Input, Output, Wire>,
  input: Input,
  token?: string,
): Promise<Answer> {
  const { params = {}, query = {}, body, headers } = call.send(input);
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${url}/api${path}?${search}`, {
    method: call.method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

const pauseMs = 100;

/**
 * Sends a call again while its answer is 503: on a slow machine no connection of the database may be free for five seconds. Nothing was
 * written then.
 */
export async function askPatiently<Input, Output, Wire>(
  ...call: Parameters<typeof ask<Input, Output, Wire>>
): Promise<Answer> {
  let answer = await ask(...call);
  while (answer.status === 503) {
    await delay(pauseMs);
    answer = await ask(...call);
  }
  return answer;
}

/** Makes a call, and decodes its answer strictly. */
export async function askStrictly<Input, Output, Wire>(
  server: Address,
  call: Call<Input, Output, Wire>,
  input: Input,
  token?: string,
): Promise<Output> {
  return decodeStrictly(call, await ask(server, call, input, token));
}

/** Decodes a successful answer. Fails if it deviates from the strict contract. */
export function decodeStrictly<Input, Output, Wire>(
  call: Call<Input, Output, Wire>,
  { status, body }: Answer,
): Output {
  expect({ status, body }).toEqual({ status: call.status, body });
  const wire = v.parse(call.answer, body);
  if (call.status === 204) expect(body).toBeUndefined();
  // The schema drops a field that it does not know, and may fill one that a server need not send.
  else expect(wire).toMatchObject(body as object);
  return call.decode(wire);
}

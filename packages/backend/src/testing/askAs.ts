import type { Call } from '@crepas/api';
import type { LightMyRequestResponse } from 'fastify';
import type { TestShop } from './startTestShop.ts';

export type Ask = <Input, Output, Wire>(
  call: Call<Input, Output, Wire>,
  input: Input,
) => Promise<LightMyRequestResponse>;

export type Send = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  headers?: object,
) => Promise<LightMyRequestResponse>;

/** Sends requests as they are, with a token: bodies and headers that the contract's calls do not send. */
export const sendAs =
  (shop: Pick<TestShop, 'app'>, token: string): Send =>
  async (method, path, payload, headers = {}) =>
    shop.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload && { payload }),
    });

/** The status and the body of an answer. */
export const said = (answer: LightMyRequestResponse): readonly [number, unknown] => [
  answer.statusCode,
  answer.json(),
];

/**
 * Makes calls of the contract with a token, encoded by the call's own `send`.
 *
 * @param token null for no token
 */
export function askAs(shop: Pick<TestShop, 'app'>, token: string | null): Ask {
  return async (call, input) => {
    const { params = {}, query = {}, body } = call.send(input);
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    return shop.app.inject({
      method: call.method,
      url: `/api${path}`,
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
  };
}

import type { Call } from '@crepas/api';
import type { LightMyRequestResponse } from 'fastify';
import type { TestShop } from './startTestShop.ts';

type Ask = <Input, Output, Wire>(
  call: Call<Input, Output, Wire>,
  input: Input,
) => Promise<LightMyRequestResponse>;

/**
 * Makes calls of the contract as somebody, as the call's own `send` says.
 *
 * @param shop asked at each call: a hook starts it
 * @param token null for a stranger
 */
export function askAs(shop: () => TestShop, token: string | null): Ask {
  return async (call, input) => {
    const { params = {}, query = {}, body } = call.send(input);
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    return shop().app.inject({
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

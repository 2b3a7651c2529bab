import type { Call } from '@crepas/api';
import type { Menu } from '../catalog/menu.ts';
import type { Api } from './Api.ts';
import { isStaff } from './caller.ts';
import { check } from './route.ts';
import { sendBytes } from './sendBytes.ts';

type MenuCall<Wire, Params, Query> = Pick<
  Call<never, unknown, Wire, Params, Query>,
  'path' | 'access' | 'params' | 'query'
>;

type Selection<Params, Query> = { readonly params: Params; readonly query: Query };

/**
 * Serves a public call whose answer depends on the menu alone, as bytes that were made once.
 *
 * @param buildForStaff what a token of staff reads instead, if it is something else
 */
export function menuRoute<Wire, Params, Query>(
  { app, menu, identity }: Api,
  call: MenuCall<Wire, Params, Query>,
  build: (menu: Menu, selection: Selection<Params, Query>) => Wire,
  buildForStaff?: (menu: Menu, selection: Selection<Params, Query>) => Wire,
): void {
  const isAlwaysTheSame = call.params === undefined && call.query === undefined;
  app.get(call.path, { config: { access: call.access } }, async (request, reply) => {
    const { params, query } = check(call, request);
    if (buildForStaff) {
      const vary = reply.getHeader('Vary');
      reply.header('Vary', vary ? `${vary}, Authorization` : 'Authorization');
      if (await isStaff(request, identity)) {
        return reply.header('Cache-Control', 'no-store').send(buildForStaff(menu.menu(), { params, query }));
      }
    }
    const key = isAlwaysTheSame ? call.path : JSON.stringify([call.path, params, query]);
    const bytes = menu.answer(key, (present) => build(present, { params, query }));
    return sendBytes(request, reply, bytes, {
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
    });
  });
}

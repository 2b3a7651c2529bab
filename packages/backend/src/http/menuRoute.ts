import type { Call } from '@crepas/api';
import type { Menu } from '../catalog/menu.ts';
import { sendPrecompressed } from '../precompressed/sendPrecompressed.ts';
import type { Api } from './Api.ts';
import { isStaff } from './caller.ts';
import { rememberWrite } from './ownWrites.ts';
import { check, editRoute } from './route.ts';

type MenuCall<Wire, Params, Query> = Pick<
  Call<never, unknown, Wire, Params, Query>,
  'path' | 'access' | 'params' | 'query'
>;

type Selection<Params, Query> = { readonly params: Params; readonly query: Query };

/**
 * Serves a public call whose answer depends on the menu alone, from the cache.
 *
 * @param buildForStaff the answer for a staff token, if it differs; never cached
 */
export function menuRoute<Wire, Params, Query>(
  { app, menu, identity }: Api,
  call: MenuCall<Wire, Params, Query>,
  build: (menu: Menu, selection: Selection<Params, Query>) => Wire,
  buildForStaff?: (menu: Menu, selection: Selection<Params, Query>) => Wire,
): void {
  const hasOneAnswer = call.params === undefined && call.query === undefined;
  app.get(call.path, { config: { access: call.access } }, async (request, reply) => {
    const { params, query } = check(call, request);
    if (buildForStaff) {
      const vary = reply.getHeader('Vary');
      reply.header('Vary', vary ? `${vary}, Authorization` : 'Authorization');
      if (await isStaff(request, identity)) {
        return reply.header('Cache-Control', 'no-store').send(buildForStaff(menu.menu(), { params, query }));
      }
    }
    const key = hasOneAnswer ? call.path : JSON.stringify([call.path, params, query]);
    const body = menu.getOrBuild(key, (present) => build(present, { params, query }));
    return sendPrecompressed(request, reply, body, {
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
    });
  });
}

/** {@link editRoute} for the menu and the shop: the change is in the menu of this server when the call is answered, and the
 * caller reads it at every other one. */
export const menuWrite: typeof editRoute = (api, call, write) =>
  editRoute(api, call, write, async (reply) => {
    await api.menu.refresh();
    rememberWrite(reply, api.menu.menu().version.end);
  });

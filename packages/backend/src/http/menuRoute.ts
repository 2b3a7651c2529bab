import type { Call } from '@crepas/api';
import type { Menu } from '../catalog/menu.ts';
import { commitEdit } from '../changes/changeEntity.ts';
import { type Edit, editorOf } from '../changes/Editor.ts';
import { sendPrecompressed } from '../precompressed/sendPrecompressed.ts';
import type { Api } from './Api.ts';
import { isStaff } from './caller.ts';
import { type CheckedRequest, check, route } from './route.ts';

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

/** Serves a call that changes the menu or the shop: in one transaction, which is in the menu when the call is answered. */
export function menuWrite<Wire, Params, Query, Body>(
  api: Api,
  call: Call<never, unknown, Wire, Params, Query, Body>,
  write: (checked: CheckedRequest<Params, Query, Body> & { readonly edit: Edit }) => Promise<Wire>,
): void {
  route(api, call, (checked) => {
    const change = (edit: Edit) => write({ ...checked, edit });
    return commitEdit(api.database, editorOf(checked.request), change, api.menu.refresh);
  });
}

import type { Access } from '@crepas/api';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../identity/Identity.ts';
import { authorize } from './caller.ts';

/** `operator`: monitoring, `printer`: a paired printer; the route itself checks it. `nobody`: the route refuses every request. */
export type RouteAccess = Access | 'operator' | 'printer' | 'nobody';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The required access. The declaration alone enforces it. */
    access?: RouteAccess;
  }
}

/** The decorator `routeAccess` of the app: the access of every route by method and path (`GET /api/promo`). */
export type DeclaredAccess = ReadonlyMap<string, RouteAccess>;

export type GuardedRoutes = {
  /** Routes that `register` adds without declaring access are public: pages and their files. */
  readonly openToAll: (register: () => void | Promise<void>) => Promise<void>;
};

/** Enforces the declared access of every route that is registered later. A route without a declaration throws. */
export function guardRoutes(app: FastifyInstance, identity: Identity): GuardedRoutes {
  const declared = new Map<string, RouteAccess>();
  app.decorate('routeAccess', declared);
  let defaultAccess: RouteAccess | undefined;
  app.addHook('onRoute', (route) => {
    const name = `${[route.method].flat().join(' ')} ${route.url}`;
    // Browsers send a preflight without a token.
    const access = route.config?.access ?? (route.method === 'OPTIONS' ? 'public' : defaultAccess);
    if (access === undefined) throw new Error(`${name} does not declare its access.`);
    declared.set(name, access);
    if (!isRole(access)) return;
    route.onRequest = [...[route.onRequest ?? []].flat(), (request) => authorize(request, access, identity)];
  });
  return {
    async openToAll(register) {
      defaultAccess = 'public';
      await register();
      defaultAccess = undefined;
    },
  };
}

const isRole = (access: RouteAccess): access is Exclude<Access, 'public'> =>
  access === 'customer' || access === 'staff' || access === 'menu' || access === 'owner';

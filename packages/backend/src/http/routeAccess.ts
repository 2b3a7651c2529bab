import type { Access } from '@crepas/api';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../identity/Identity.ts';
import { authorize } from './caller.ts';

/** `operator`: whoever watches this machine; the route itself tells who that is. `nobody`: it refuses everybody. */
export type RouteAccess = Access | 'operator' | 'nobody';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. Declaring it is all: nobody else gets in. */
    access?: RouteAccess;
  }
}

/** The decorator `routeAccess` of the app: of every route, by method and path (`GET /api/promo`). */
export type DeclaredAccess = ReadonlyMap<string, RouteAccess>;

export type GuardedRoutes = {
  /** Opens to everybody what is registered meanwhile and says nothing else: pages and their files. */
  readonly openToAll: (register: () => void | Promise<void>) => Promise<void>;
};

/** Closes every route that is registered later to those who may not call it. One that does not say so is an error. */
export function guardRoutes(app: FastifyInstance, identity: Identity): GuardedRoutes {
  const declared = new Map<string, RouteAccess>();
  app.decorate('routeAccess', declared);
  let unlessDeclared: RouteAccess | undefined;
  app.addHook('onRoute', (route) => {
    const name = `${[route.method].flat().join(' ')} ${route.url}`;
    // A browser asks OPTIONS before it sends anything, tokens too.
    const access = route.config?.access ?? (route.method === 'OPTIONS' ? 'public' : unlessDeclared);
    if (access === undefined) throw new Error(`${name} does not declare who may call it.`);
    declared.set(name, access);
    if (access === 'public' || access === 'operator' || access === 'nobody') return;
    route.onRequest = [...[route.onRequest ?? []].flat(), (request) => authorize(request, access, identity)];
  });
  return {
    async openToAll(register) {
      unlessDeclared = 'public';
      await register();
      unlessDeclared = undefined;
    },
  };
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MenuCache } from '../catalog/MenuCache.ts';

/** Longer than any server needs to hear of a change. */
const maxAgeSeconds = 60;
const pattern = /(?:^|;\s*)menu=(\d{1,15})(?:;|$)/;

/**
 * An account that changed the menu reads the change at every server: the answer leaves the version in a cookie, and a server that has
 * an older one reads the menu before it answers. Nothing else depends on the cookie.
 */
export function readOwnWrites(app: FastifyInstance, menu: Pick<MenuCache, 'reach'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { cookie } = request.headers;
    const [, version] = (cookie && pattern.exec(cookie)) || [];
    if (version === undefined) return done();
    // Without its database the server still answers with the menu that it has.
    menu.reach(Number(version)).then(
      () => done(),
      () => done(),
    );
  });
}

export function rememberWrite(reply: FastifyReply, version: number): void {
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    `menu=${version}; Path=/api; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}

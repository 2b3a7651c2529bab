import Fastify, { type FastifyInstance } from 'fastify';
import { projectId } from './tokens.ts';

type Account = {
  localId: string;
  email: string;
  emailVerified?: boolean;
  customAttributes?: string;
  lastLoginAt?: string;
};

/** The calls of the Identity Toolkit that the server makes, with accounts in memory. */
export type AccountHost = {
  readonly port: number;
  readonly accounts: Map<string, Account>;
  /** The addresses that got the e-mail to choose a password. */
  readonly mailed: string[];
  /** Answers every call with this status, until null. */
  failWith: number | null;
  readonly close: () => Promise<void>;
};

export async function startAccountHost(): Promise<AccountHost> {
  const accounts = new Map<string, Account>();
  const mailed: string[] = [];
  const app: FastifyInstance = Fastify();
  const root = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  type Body = { localId?: string[] | string; email?: string[] | string; customAttributes?: string };
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== 'Bearer owner') await reply.code(403).send({});
    if (host.failWith !== null) await reply.code(host.failWith).send({ error: { message: 'QUOTA' } });
  });
  app.get<{ Querystring: { nextPageToken?: string } }>(`${root}::batchGet`, async ({ query }) => {
    // Pages of one account.
    const all = [...accounts.values()];
    const at = Number(query.nextPageToken ?? 0);
    return { users: all.slice(at, at + 1), nextPageToken: at + 1 < all.length ? String(at + 1) : undefined };
  });
  app.post<{ Body: Body }>(`${root}::lookup`, async ({ body }) => ({
    kind: 'found',
    ...withUsers(
      [...accounts.values()].filter(
        ({ localId, email }) => body.localId?.includes(localId) || body.email?.includes(email),
      ),
    ),
  }));
  app.post<{ Body: { email: string } }>(root, async ({ body: { email } }, reply) => {
    const localId = `id-of-${email}`;
    const isTaken = [...accounts.values()].some((account) => account.email === email);
    if (isTaken) return reply.code(400).send({ error: { message: 'EMAIL_EXISTS' } });
    accounts.set(localId, { localId, email });
    return { localId };
  });
  app.post<{ Body: Body & { localId: string } }>(`${root}::update`, async ({ body }) => {
    const account = accounts.get(body.localId);
    if (account && body.customAttributes !== undefined) account.customAttributes = body.customAttributes;
    return {};
  });
  app.post<{ Body: { localId: string } }>(`${root}::delete`, async ({ body: { localId } }) => {
    accounts.delete(localId);
    return {};
  });
  app.post<{ Body: { email: string } }>(`${root}::sendOobCode`, async ({ body }) => {
    mailed.push(body.email);
    return {};
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const host: AccountHost = {
    port: Number(new URL(url).port),
    accounts,
    mailed,
    failWith: null,
    close: () => app.close(),
  };
  return host;
}

/** Google leaves an empty list out. */
const withUsers = (users: readonly Account[]) => (users.length > 0 ? { users } : {});

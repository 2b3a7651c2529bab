import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessToken, readServiceAccount } from '../accounts/serviceAccount.ts';
import { startAccountHost } from '../testing/accountHost.ts';
import { projectId } from '../testing/tokens.ts';
import { grantRole, revokeRole } from './roles.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const asked: { grant?: string | null; assertion?: string | null } = {};

const directory = mkdtempSync(join(tmpdir(), 'crepas-key-'));
const file = join(directory, 'key.json');
/** Without a database. */
const location = {
  databaseUrl: null,
  databaseListenUrl: null,
  databasePool: 10,
  dataDir: directory,
  databaseWorker: pathToFileURL(file),
};
const google = Fastify();
let tokenUri = '';

beforeAll(async () => {
  google.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
  google.post<{ Body: URLSearchParams }>('/token', async ({ body }) => {
    asked.grant = body.get('grant_type');
    asked.assertion = body.get('assertion');
    return { access_token: 'for-an-hour' };
  });
  google.post('/refusing', (_, reply) => reply.code(400).send({ error: 'invalid_grant' }));
  const url = await google.listen({ port: 0, host: '127.0.0.1' });
  tokenUri = `${url}/token`;
  const key = {
    client_email: 'roles@crepas.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    project_id: 'crepas',
    token_uri: tokenUri,
  };
  writeFileSync(file, JSON.stringify(key));
});
afterAll(async () => {
  await google.close();
  rmSync(directory, { recursive: true });
});

it('authenticates by a JWT that the account’s key signs', async () => {
  const account = readServiceAccount({ GOOGLE_APPLICATION_CREDENTIALS: file });
  expect(await accessToken(account)).toBe('for-an-hour');
  expect(asked.grant).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const { payload } = await jwtVerify(asked.assertion ?? '', publicKey, { audience: tokenUri });
  expect(payload).toMatchObject({
    iss: 'roles@crepas.iam.gserviceaccount.com',
    scope: 'https://www.googleapis.com/auth/identitytoolkit',
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
});

it('says in a sentence that Google cannot be reached', async () => {
  const account = readServiceAccount({ GOOGLE_APPLICATION_CREDENTIALS: file });
  const unreachable = accessToken({ ...account, token_uri: 'http://127.0.0.1:1/token' });
  await expect(unreachable).rejects.toThrow(
    'No se pudo preguntar a 127.0.0.1:1: revisa que esta máquina tenga internet.',
  );
});

it('reports an error of Google', async () => {
  const account = readServiceAccount({ GOOGLE_APPLICATION_CREDENTIALS: file });
  const refused = accessToken({ ...account, token_uri: tokenUri.replace('token', 'refusing') });
  await expect(refused).rejects.toThrow(
    'Google rechazó la cuenta de servicio (400): {"error":"invalid_grant"}',
  );
});

it.each([
  [{}, 'owner', 'Falta la variable GOOGLE_APPLICATION_CREDENTIALS'],
  [{ GOOGLE_APPLICATION_CREDENTIALS: directory }, 'owner', 'no se puede leer'],
  [{ GOOGLE_APPLICATION_CREDENTIALS: '/dev/null' }, 'owner', 'no es el archivo de una cuenta de servicio'],
  [{}, 'admin', 'El rol debe ser uno de owner, staff, orders'],
])('refuses %j and role %s with a reason', async (env, role, reason) => {
  await expect(grantRole(env, location, 'a@crepas.mx', role)).rejects.toThrow(reason);
});

it('refuses to make the last owner staff', async () => {
  const host = await startAccountHost();
  const env = { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${host.port}`, FIREBASE_PROJECT_ID: projectId };
  const anOwner = (localId: string) =>
    host.accounts.set(localId, {
      localId,
      email: `${localId}@crepas.mx`,
      emailVerified: true,
      customAttributes: '{"role":"owner"}',
    });
  const demoted = () => grantRole(env, location, 'ana@crepas.mx', 'staff');
  anOwner('ana');
  await expect(demoted()).rejects.toThrow('«ana@crepas.mx» es la única cuenta con el rol «owner»');
  anOwner('eva');
  expect(await demoted()).toContain('tiene ahora el rol «staff»');
  await host.close();
});

it('revokes nothing without the settings of the shop, and names them', async () => {
  const host = await startAccountHost();
  const env = { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${host.port}`, FIREBASE_PROJECT_ID: projectId };
  const eva = {
    localId: 'eva',
    email: 'eva@crepas.mx',
    emailVerified: true,
    customAttributes: '{"role":"staff"}',
  };
  host.accounts.set('eva', eva);
  const nowhere = { ...location, dataDir: join(directory, 'nowhere') };
  await expect(revokeRole(env, nowhere, 'eva@crepas.mx')).rejects.toThrow('y falta DATABASE_URL');
  expect(host.accounts.get('eva')?.customAttributes).toBe('{"role":"staff"}');
  await host.close();
});

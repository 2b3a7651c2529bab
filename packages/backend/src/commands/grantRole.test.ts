import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessToken, readServiceAccount } from '../accounts/serviceAccount.ts';
import { grantRole } from './grantRole.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const asked: { grant?: string | null; assertion?: string | null } = {};

const directory = mkdtempSync(join(tmpdir(), 'crepas-key-'));
const file = join(directory, 'key.json');
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
  [{}, 'admin', 'El rol debe ser uno de owner, staff'],
])('refuses %j and role %s with a reason', async (env, role, reason) => {
  await expect(grantRole(env, 'a@crepas.mx', role)).rejects.toThrow(reason);
});

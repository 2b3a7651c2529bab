import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createBackupKeys } from '../../backup/elsewhere/age.ts';
import { examine } from './doctor.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'crepas-doctor-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const keyFile = join(dataDir, 'key.json');
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
writeFileSync(
  keyFile,
  JSON.stringify({
    client_email: 'roles@tienda.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    project_id: 'tienda',
    token_uri: 'https://oauth2.googleapis.com/token',
  }),
);

const env = {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  FIREBASE_PROJECT_ID: 'tienda',
  FIREBASE_API_KEY: 'key-of-firebase',
  FIREBASE_APP_ID: '1:2:web:3',
  FIREBASE_APP_CHECK_SITE_KEY: 'site-key',
  GOOGLE_MAPS_API_KEY: 'key-of-maps',
  SHOP_WHATSAPP: '525512345678',
  GOOGLE_APPLICATION_CREDENTIALS: keyFile,
  PUBLIC_URL: 'https://crepas.example',
  TRUST_PROXY: '127.0.0.1',
  // Another disk than the data.
  BACKUP_DIR: '/dev',
  CLOUDINARY_CLOUD_NAME: 'nube',
  CLOUDINARY_API_KEY: '123',
  CLOUDINARY_API_SECRET: 'abc',
  CLOUDINARY_UPLOAD_PRESET: 'menu',
};

const staffAccount = {
  localId: 'ana',
  email: 'ana@crepas.example',
  emailVerified: true,
  customAttributes: '{"role":"owner"}',
};

const backupMetrics = (hours: number, failedSeconds = 0, check = 'backup_check_failed 0') =>
  `backup_scheduled 1
backup_last_success_timestamp_seconds ${Math.floor(Date.now() / 1000) - hours * 3_600}
backup_last_size_bytes{place="/respaldos"} 2345678
backup_last_failure_timestamp_seconds ${failedSeconds}
${check}
`;

const { recipient } = await createBackupKeys();
const copyMetrics = (hours: number, failedSeconds = 0) =>
  `backup_copied_timestamp_seconds ${Math.floor(Date.now() / 1000) - hours * 3_600}
backup_copy_failure_timestamp_seconds ${failedSeconds}
`;

const healthy: Record<string, () => Response> = {
  'identitytoolkit.googleapis.com/v1/projects': () =>
    Response.json({ projectId: '1', authorizedDomains: ['localhost', 'tienda.firebaseapp.com'] }),
  'www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com': () => dated(0),
  'crepas.example/api/shop': () => Response.json({ responsable: { nombre: 'Ana López' } }),
  'localhost:4173/metrics': () =>
    new Response(`visits_p75{device="phone",metric="lcp"} 2400\n${backupMetrics(5)}`),
  'oauth2.googleapis.com/token': () => Response.json({ access_token: 'for-an-hour' }),
  'identitytoolkit.googleapis.com/admin/v2/projects/tienda/config': () =>
    Response.json({ smsRegionConfig: { allowlistOnly: { allowedRegions: ['MX'] } } }),
  'firebaseappcheck.googleapis.com/v1/projects/tienda/services/identitytoolkit.googleapis.com': () =>
    Response.json({ enforcementMode: 'ENFORCED' }),
  'identitytoolkit.googleapis.com/v1/projects/tienda/accounts:batchGet': () =>
    Response.json({ users: [staffAccount] }),
  'maps.googleapis.com/maps/api/staticmap': () => new Response('png'),
  'api.cloudinary.com/v1_1/nube/ping': () => Response.json({ status: 'ok' }),
  'api.cloudinary.com/v1_1/nube/upload_presets/menu': () => Response.json({ name: 'menu', unsigned: false }),
};

/** An answer of a service whose clock is ahead of this one. */
const dated = (aheadMs: number) =>
  new Response('{}', { headers: { Date: new Date(Date.now() + aheadMs).toUTCString() } });

/** Services that answer correctly, except for the given ones. */
const world = (answers: Record<string, () => Response> = {}) => {
  const all = { ...healthy, ...answers };
  return async (url: string) => {
    const { host, pathname } = new URL(url);
    const answer = all[host + pathname];
    if (!answer) throw new Error(`nobody at ${host}${pathname}`);
    return answer();
  };
};

it('accepts correct settings', async () => {
  const report = await examine(env, world());
  expect(report.split('\n').filter((line) => !line.startsWith('✓'))).toEqual([]);
  expect(report).toContain('✓ FIREBASE_API_KEY: es del proyecto «tienda».');
});

it('names a missing variable', async () => {
  const { GOOGLE_MAPS_API_KEY: _, ...without } = env;
  await expect(examine(without, world())).rejects.toThrow('Falta la variable GOOGLE_MAPS_API_KEY');
});

it('warns that without NODE_ENV=production the shop is a demo', async () => {
  await expect(examine({ ...env, NODE_ENV: '' }, world())).rejects.toThrow('✗ NODE_ENV');
});

it.each<[what: string, path: string, answer: () => Response, line: string]>([
  [
    'a key that Firebase does not know',
    'identitytoolkit.googleapis.com/v1/projects',
    () => Response.json({ error: {} }, { status: 400 }),
    '✗ FIREBASE_API_KEY: Firebase la rechaza (400).',
  ],
  [
    "another project's key",
    'identitytoolkit.googleapis.com/v1/projects',
    () => Response.json({ authorizedDomains: ['otra.firebaseapp.com'] }),
    '✗ FIREBASE_API_KEY: no es del proyecto «tienda» (FIREBASE_PROJECT_ID).',
  ],
  [
    'a clock that is behind',
    'www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    () => dated(90_500),
    's atrasado respecto del de Google; con más de 60 s nadie puede entrar',
  ],
  [
    'a clock that is ahead',
    'www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    () => dated(-7_200_000),
    'adelantado respecto del de Google',
  ],
  [
    'a maps key without billing',
    'maps.googleapis.com/maps/api/staticmap',
    () => new Response('You must enable Billing', { status: 403 }),
    '✗ GOOGLE_MAPS_API_KEY: Google la rechaza (403): You must enable Billing',
  ],
  [
    'a wrong secret of the image account',
    'api.cloudinary.com/v1_1/nube/ping',
    () => new Response('', { status: 401 }),
    '✗ CLOUDINARY_API_SECRET: no abre la cuenta «nube» con esa clave (401).',
  ],
  [
    'a preset that is not there',
    'api.cloudinary.com/v1_1/nube/upload_presets/menu',
    () => new Response('', { status: 404 }),
    '✗ CLOUDINARY_UPLOAD_PRESET: no existe «menu» en la cuenta.',
  ],
  [
    'a preset that wants no signature',
    'api.cloudinary.com/v1_1/nube/upload_presets/menu',
    () => Response.json({ unsigned: true }),
    '✗ CLOUDINARY_UPLOAD_PRESET: «menu» debe ser del modo «Signed»; ahora cualquiera puede subir fotos.',
  ],
  [
    'SMS to other countries',
    'identitytoolkit.googleapis.com/admin/v2/projects/tienda/config',
    () => Response.json({ smsRegionConfig: { allowByDefault: {} } }),
    '✗ SMS: se mandan a otros países',
  ],
  [
    'a second country',
    'identitytoolkit.googleapis.com/admin/v2/projects/tienda/config',
    () => Response.json({ smsRegionConfig: { allowlistOnly: { allowedRegions: ['MX', 'US'] } } }),
    '✗ SMS: se mandan a otros países',
  ],
  [
    'sign-up that is closed to customers too',
    'identitytoolkit.googleapis.com/admin/v2/projects/tienda/config',
    () => Response.json({ client: { permissions: { disabledUserSignup: true } } }),
    '✗ Registro: está cerrado',
  ],
  [
    'several accounts of one e-mail',
    'identitytoolkit.googleapis.com/admin/v2/projects/tienda/config',
    () => Response.json({ signIn: { allowDuplicateEmails: true } }),
    '✗ Registro: permite varias cuentas',
  ],
  [
    'a phone that needs no SMS',
    'identitytoolkit.googleapis.com/admin/v2/projects/tienda/config',
    () => Response.json({ signIn: { phoneNumber: { testPhoneNumbers: { '+525512345678': '123456' } } } }),
    '✗ Registro: hay teléfonos de prueba',
  ],
  [
    'a role with an e-mail that nobody answered',
    'identitytoolkit.googleapis.com/v1/projects/tienda/accounts:batchGet',
    () => Response.json({ users: [{ ...staffAccount, emailVerified: false, lastLoginAt: '1795000000000' }] }),
    '✗ Personal: ana@crepas.example: el correo no está confirmado',
  ],
  [
    'App Check that only counts',
    'firebaseappcheck.googleapis.com/v1/projects/tienda/services/identitytoolkit.googleapis.com',
    () => Response.json({ enforcementMode: 'UNENFORCED' }),
    '✗ App Check: no protege Authentication',
  ],
  [
    'a shop for which nobody answers',
    'crepas.example/api/shop',
    () => Response.json({ responsable: null }),
    '✗ Responsable: falta quién responde por la tienda',
  ],
])('reports %s', async (_, path, answer, line) => {
  await expect(examine(env, world({ [path]: answer }))).rejects.toThrow(line);
});

it('demands App Check only with a site key, and says that the key comes first', async () => {
  const { FIREBASE_APP_ID: _, FIREBASE_APP_CHECK_SITE_KEY: __, ...withoutKey } = env;
  const path = 'firebaseappcheck.googleapis.com/v1/projects/tienda/services/identitytoolkit.googleapis.com';
  const off = world({ [path]: () => Response.json({ enforcementMode: 'UNENFORCED' }) });
  expect(await examine(withoutKey, off)).toMatch(
    /\? App Check: apagado.*primero pon FIREBASE_APP_CHECK_SITE_KEY/,
  );
  await expect(examine(withoutKey, world())).rejects.toThrow(
    '✗ App Check: protege Authentication, pero las páginas no mandan su ficha y nadie puede entrar',
  );
});

it('reports «unknown» for a key that is restricted to the shop’s pages and for an unreachable service', async () => {
  const report = await examine(
    env,
    world({
      'maps.googleapis.com/maps/api/staticmap': () =>
        new Response('API keys with referer restrictions cannot be used with this API.', { status: 403 }),
      'identitytoolkit.googleapis.com/v1/projects': () => {
        throw new Error('ENOTFOUND');
      },
    }),
  );
  expect(report).toContain('? GOOGLE_MAPS_API_KEY: solo sirve desde las páginas de la tienda');
  expect(report).toContain(
    '? FIREBASE_API_KEY: no se pudo preguntar a identitytoolkit.googleapis.com: ENOTFOUND.',
  );
});

it('says where to look when there is no service account, or Google refuses it', async () => {
  const { GOOGLE_APPLICATION_CREDENTIALS: _, ...without } = env;
  expect(await examine(without, world())).toContain('? SMS: sin cuenta de servicio no se puede revisar');
  const refusing = world({
    'oauth2.googleapis.com/token': () => new Response('invalid_grant', { status: 400 }),
  });
  expect(await examine(env, refusing)).toContain('? SMS: no se pudo entrar con la cuenta de servicio');
});

it('refuses a service account of another project', async () => {
  const other = { ...env, FIREBASE_PROJECT_ID: 'otra' };
  await expect(examine(other, world())).rejects.toThrow(
    '✗ Ajustes: GOOGLE_APPLICATION_CREDENTIALS es del proyecto «tienda» y FIREBASE_PROJECT_ID es «otra».',
  );
});

it.each(['', 'localhost', '127.0.0.1', '127.8.0.1', '::1'])(
  'demands the proxy of a server that only this machine reaches: HOST=%s',
  async (HOST) => {
    const without = { ...env, HOST, TRUST_PROXY: '' };
    await expect(examine(without, world())).rejects.toThrow('✗ TRUST_PROXY: detrás de nginx');
  },
);

it('takes a server that other machines reach for one without a proxy', async () => {
  const open = { ...env, HOST: '0.0.0.0', TRUST_PROXY: '' };
  expect(await examine(open, world())).toContain('✓ TRUST_PROXY: sin proxy.');
});

it('never prints a secret', async () => {
  const failing = world({ 'api.cloudinary.com/v1_1/nube/ping': () => new Response('', { status: 401 }) });
  const text = await examine({ ...env, CLOUDINARY_API_SECRET: 'canary' }, failing).catch(String);
  expect(text).toContain('✗ CLOUDINARY_API_SECRET');
  expect(text).not.toContain('canary');
});

it('reports why PostgreSQL cannot be used', async () => {
  const nobody = { ...env, DATABASE_URL: 'postgres://crepas:secret@127.0.0.1:1/crepas' };
  const text = await examine(nobody, world()).catch(String);
  expect(text).toContain('✗ DATABASE_URL: no se puede conectar:');
  expect(text).not.toContain('secret');
});

it.each([
  [
    'visits_p75{device="phone",metric="lcp"} 2400\n',
    '✓ Rendimiento: 3 de cada 4 visitas: LCP en teléfono 2.4 s.',
  ],
  [
    'visits_p75{device="desk",metric="inp"} 240\n',
    '? Rendimiento: 3 de cada 4 visitas: INP en computadora 240 ms (bueno hasta 200 ms).',
  ],
  ['', '? Rendimiento: pocas visitas aún.'],
])('says what visits felt, and opens a slow shop too: %j', async (metrics, line) => {
  expect(await examine(env, world({ 'localhost:4173/metrics': () => new Response(metrics) }))).toContain(
    line,
  );
});

it.each<[metrics: string, line: string]>([
  [backupMetrics(5), '✓ Respaldos: el último es de hace 5 h, 2.3 MB.'],
  [backupMetrics(27), '✗ Respaldos: el último es de hace 27 h, 2.3 MB.'],
  [backupMetrics(5, 1_795_000_000), '? Respaldos: el último es de hace 5 h, 2.3 MB. El último intento falló'],
  [backupMetrics(5, 0, ''), '? Respaldos: el último es de hace 5 h, 2.3 MB. Ninguno se ha probado todavía.'],
  [
    backupMetrics(5, 0, 'backup_check_failed 1'),
    '✗ Respaldos: el último es de hace 5 h, 2.3 MB. El último que se probó no se puede restaurar',
  ],
  [
    'backup_last_failure_timestamp_seconds 1795000000',
    '✗ Respaldos: aún no hay ninguno. El último intento falló',
  ],
  ['', '? Respaldos: aún no hay ninguno.'],
])('says how old the newest backup is: %j', async (metrics, line) => {
  const report = await examine(env, world({ 'localhost:4173/metrics': () => new Response(metrics) })).catch(
    (error: Error) => error.message,
  );
  expect(report).toContain(line);
});

it.each<[metrics: string, line: string]>([
  ['', '? Copias: aún no hay ninguna en otro lugar.'],
  [
    'backup_copy_failure_timestamp_seconds 1795000000',
    '✗ Copias: aún no hay ninguna en otro lugar. El último',
  ],
  [copyMetrics(5), '✓ Copias: la última en otro lugar es de hace 5 h.'],
  [copyMetrics(27), '✗ Copias: la última en otro lugar es de hace 27 h.'],
  [
    copyMetrics(5, 1_795_000_000),
    '? Copias: la última en otro lugar es de hace 5 h. El último intento falló',
  ],
])('says how old the newest copy elsewhere is: %j', async (metrics, line) => {
  const { BACKUP_DIR: _, ...without } = env;
  const copying = { ...without, BACKUP_RECIPIENT: recipient, BACKUP_COMMAND: process.execPath };
  const report = await examine(
    copying,
    world({ 'localhost:4173/metrics': () => new Response(`${backupMetrics(5)}${metrics}`) }),
  ).catch((error: Error) => error.message);
  expect(report).toContain(line);
  expect(report).not.toContain('mismo disco');
});

it('warns of backups that are on the disk of the data, or off', async () => {
  const { BACKUP_DIR: _, ...without } = env;
  expect(await examine(without, world())).toContain('está en el mismo disco que los datos');
  expect(await examine({ ...env, BACKUPS: 'off' }, world())).toContain('? Respaldos: apagados');
});

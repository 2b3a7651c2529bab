import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { SentCode } from './prepareEmulator.ts';
import { type AuthEmulator, type AuthEmulatorOptions, startAuthEmulator } from './startAuthEmulator.ts';

const project = 'demo-crepas';
const ownerSeed = {
  email: 'Duena@crepatlan.mx',
  password: 'crepas-demo',
  displayName: 'Dueña',
  role: 'owner',
};
const phone = '+525512345678';
const slowStartMs = 60_000;

let folder: string;
let sent: SentCode[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auth-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  sent = [];
});

const start = (changes: Partial<AuthEmulatorOptions> = {}) =>
  startAuthEmulator({
    projectId: project,
    host: '127.0.0.1',
    port: 0,
    file: join(folder, 'users.json'),
    users: [ownerSeed],
    onCode: (code) => sent.push(code),
    onLink: () => undefined,
    ...changes,
  });

type Answer = { status: number } & Record<string, string>;

async function call({ url }: AuthEmulator, path: string, body: object): Promise<Answer> {
  const response = await fetch(`${url}/${path}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
}

const account = (emulator: AuthEmulator, action: string, body: object) =>
  call(emulator, `identitytoolkit.googleapis.com/v1/accounts:${action}`, body);

async function signInByPhone(emulator: AuthEmulator, phoneNumber = phone): Promise<Answer> {
  const { sessionInfo } = await account(emulator, 'sendVerificationCode', {
    phoneNumber,
    recaptchaToken: 'demo',
  });
  return account(emulator, 'signInWithPhoneNumber', { sessionInfo, code: sent.at(-1)?.code });
}

const signInByPassword = (emulator: AuthEmulator) =>
  account(emulator, 'signInWithPassword', {
    email: ownerSeed.email,
    password: ownerSeed.password,
    returnSecureToken: true,
  });

const claims = ({ idToken = '' }: Answer): Record<string, unknown> =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());

describe('a running emulator', () => {
  let emulator: AuthEmulator;
  beforeAll(async () => {
    emulator = await start();
  }, slowStartMs);
  afterAll(() => emulator.stop());

  it('announces each code before the response', async () => {
    await account(emulator, 'sendVerificationCode', { phoneNumber: phone, recaptchaToken: 'demo' });
    expect(sent).toEqual([{ phoneNumber: phone, code: expect.stringMatching(/^\d{6}$/) }]);
    await account(emulator, 'sendVerificationCode', { phoneNumber: '+525500000000', recaptchaToken: 'demo' });
    expect(sent.map(({ phoneNumber }) => phoneNumber)).toEqual([phone, '+525500000000']);
  });

  it('needs no reCAPTCHA', async () => {
    const path = 'identitytoolkit.googleapis.com/v2/recaptchaConfig?key=demo&clientType=CLIENT_TYPE_WEB';
    const response = await fetch(`${emulator.url}/${path}`);
    expect(await response.json()).toMatchObject({ recaptchaEnforcementState: [{ enforcementState: 'OFF' }] });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('writes an account to disk before the sign-in response', async () => {
    const { localId } = await signInByPhone(emulator, '+525511112222');
    expect(await readFile(join(folder, 'users.json'), 'utf8')).toContain(localId);
    expect(await readdir(folder)).toEqual(['users.json']);
  });

  it('names a port in use', async () => {
    const port = Number(new URL(emulator.url).port);
    await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

it(
  'keeps accounts, sessions and passwords after a killed process',
  async () => {
    const file = join(folder, 'restart.json');
    const before = await start({ file });
    onTestFinished(before.stop);
    const customer = await signInByPhone(before);
    const owner = await signInByPassword(before);

    const after = await start({ file });
    onTestFinished(after.stop);
    const refresh = { grant_type: 'refresh_token', refresh_token: customer.refreshToken };
    expect(await call(after, 'securetoken.googleapis.com/v1/token', refresh)).toMatchObject({
      user_id: customer.localId,
    });
    expect(await account(after, 'lookup', { idToken: customer.idToken })).toMatchObject({
      users: [{ localId: customer.localId, providerUserInfo: [{ providerId: 'phone' }] }],
    });
    expect((await signInByPhone(after)).localId).toBe(customer.localId);
    const ownerAgain = await signInByPassword(after);
    expect(ownerAgain.localId).toBe(owner.localId);
    expect(claims(ownerAgain)).toMatchObject({ role: 'owner', name: 'Dueña' });
  },
  slowStartMs,
);

it(
  'updates the role of staff, and keeps their password',
  async () => {
    const file = join(folder, 'roles.json');
    await (await start({ file })).stop();
    const emulator = await start({ file, users: [{ ...ownerSeed, password: 'nueva', role: 'staff' }] });
    onTestFinished(emulator.stop);
    expect(claims(await signInByPassword(emulator)).role).toBe('staff');
  },
  slowStartMs,
);

it(
  'does not overwrite an unreadable file',
  async () => {
    const file = join(folder, 'broken.json');
    await writeFile(file, '{"users": [');
    await expect(start({ file })).rejects.toThrow(
      /broken\.json», con las cuentas de la demostración, está dañado: muévelo/,
    );
    expect(await readFile(file, 'utf8')).toBe('{"users": [');
  },
  slowStartMs,
);

it('refuses a project id that could be real', async () => {
  await expect(start({ projectId: 'crepas' })).rejects.toThrow(/only demo- projects/);
});

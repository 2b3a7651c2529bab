import * as v from 'valibot';
import type { Address } from './server.ts';

/** Signs in over HTTP as the browser's SDK does. Each function returns an ID token. */

const projectId = 'demo-crepas';
const withToken = v.object({ idToken: v.string() });

/** @param phone ten digits */
export async function signInCustomer({ authUrl }: Address, phone: string): Promise<string> {
  const phoneNumber = `+52${phone}`;
  const { sessionInfo } = v.parse(
    v.object({ sessionInfo: v.string() }),
    await post(authUrl, 'sendVerificationCode', { phoneNumber, recaptchaToken: 'none' }),
  );
  const sent = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/verificationCodes`);
  const { verificationCodes } = v.parse(
    v.object({ verificationCodes: v.array(v.object({ sessionInfo: v.string(), code: v.string() })) }),
    await sent.json(),
  );
  const code = verificationCodes.find((entry) => entry.sessionInfo === sessionInfo)?.code;
  return v.parse(withToken, await post(authUrl, 'signInWithPhoneNumber', { sessionInfo, code })).idToken;
}

/** A demo account (packages/demo/src/staff.ts) that may see orders and change the availability. */
export const signInStaff = (server: Address) => signInByMail(server, 'cocina@crepas.test');

/** The demo's owner, with access to every call. */
export const signInOwner = (server: Address) => signInByMail(server, 'duena@crepas.test');

export async function signInByMail({ authUrl }: Address, email: string): Promise<string> {
  const body = { email, password: 'crepas-demo', returnSecureToken: true };
  return v.parse(withToken, await post(authUrl, 'signInWithPassword', body)).idToken;
}

/** Creates an account without a role and with the demo's password, as the Firebase console does. */
export async function createAccount({ authUrl }: Address, email: string): Promise<void> {
  await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'crepas-demo' }),
  });
}

async function post(authUrl: string, action: string, body: object): Promise<unknown> {
  const response = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

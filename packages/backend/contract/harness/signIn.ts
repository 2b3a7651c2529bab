import * as v from 'valibot';
import type { Address } from './server.ts';

/** As the browser's SDK does it, by plain HTTP. Each answers an ID token. */

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

/** One of the staff that the demo knows (packages/demo/src/staff.ts): may see orders and hide what is sold out. */
export const signInStaff = (server: Address) => signInByMail(server, 'cocina@crepas.test');

/** May do everything. */
export const signInOwner = (server: Address) => signInByMail(server, 'duena@crepas.test');

export async function signInByMail({ authUrl }: Address, email: string): Promise<string> {
  const body = { email, password: 'crepas-demo', returnSecureToken: true };
  return v.parse(withToken, await post(authUrl, 'signInWithPassword', body)).idToken;
}

/** As the Firebase console does it: somebody without a role, with the password of the demo. */
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

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

/** A demo account (packages/demo/src/auth/staff.ts) with the orders alone. */
export const signInStaff = (server: Address) => signInByMail(server, 'cocina@crepas.test');

/** One that may change the menu. */
export const signInManager = (server: Address) => signInByMail(server, 'encargada@crepas.test');

export const signInOwner = (server: Address) => signInByMail(server, 'duena@crepas.test');

export async function signInByMail(
  { authUrl }: Address,
  email: string,
  password = 'crepas-demo',
): Promise<string> {
  const body = { email, password, returnSecureToken: true };
  return v.parse(withToken, await post(authUrl, 'signInWithPassword', body)).idToken;
}

/** Opens an account for any address, as everybody can who has the key of the shop's page. */
export async function signUp({ authUrl }: Address, email: string, password: string): Promise<string> {
  return v.parse(withToken, await post(authUrl, 'signUp', { email, password, returnSecureToken: true }))
    .idToken;
}

const sentLinks = v.object({ oobCodes: v.array(v.object({ email: v.string(), oobCode: v.string() })) });

/** Answers the e-mail of an invitation with the demo's password, and signs in. */
export async function joinStaff(server: Address, email: string): Promise<string> {
  const sent = await fetch(`${server.authUrl}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = v.parse(sentLinks, await sent.json());
  const oobCode = oobCodes.findLast((link) => link.email === email)?.oobCode;
  await post(server.authUrl, 'resetPassword', { oobCode, newPassword: 'crepas-demo' });
  return signInByMail(server, email);
}

async function post(authUrl: string, action: string, body: object): Promise<unknown> {
  const response = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`, {
    method: 'POST',
    // A command blocks this process while the emulator closes an idle connection.
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify(body),
  });
  return response.json();
}

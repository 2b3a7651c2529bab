import { readFileSync } from 'node:fs';
import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import { type Env, required, SettingsError } from '../env.ts';
import { StartError } from '../errors.ts';

const serviceAccount = v.object({
  client_email: v.string(),
  private_key: v.string(),
  project_id: v.string(),
  token_uri: v.pipe(v.string(), v.url()),
});

/** The key file from the Firebase console. */
export type ServiceAccount = v.InferOutput<typeof serviceAccount>;

const variable = 'GOOGLE_APPLICATION_CREDENTIALS';
const identityScope = 'https://www.googleapis.com/auth/identitytoolkit';

export function readServiceAccount(env: Env): ServiceAccount {
  const file = required(env, variable);
  const text = readKeyFile(file);
  try {
    return v.parse(serviceAccount, JSON.parse(text));
  } catch (cause) {
    throw new SettingsError(`${variable}: «${file}» no es el archivo de una cuenta de servicio.`, { cause });
  }
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new SettingsError(`${variable}: no se puede leer «${file}».`, { cause });
  }
}

type Access = {
  readonly scope?: string;
  readonly ask?: (url: string, init?: RequestInit) => Promise<Response>;
};

const timeoutMs = 10_000;

/** Exchanges a JWT that the account signs for a short-lived access token (RFC 7523). */
export async function accessToken(
  account: ServiceAccount,
  { scope = identityScope, ask = fetch }: Access = {},
): Promise<string> {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(await importPKCS8(account.private_key, 'RS256'));
  const response = await ask(account.token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    const { host } = new URL(account.token_uri);
    throw new StartError(`No se pudo preguntar a ${host}: revisa que esta máquina tenga internet.`, {
      cause,
    });
  });
  if (!response.ok) {
    throw new StartError(
      `Google rechazó la cuenta de servicio (${response.status}): ${await response.text()}`,
    );
  }
  return v.parse(v.object({ access_token: v.string() }), await response.json()).access_token;
}

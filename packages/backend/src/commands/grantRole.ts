import * as v from 'valibot';
import { type Env, optional, SettingsError } from '../env.ts';
import { StartError } from '../StartError.ts';
import { accessToken, readServiceAccount } from './serviceAccount.ts';

const roles = ['owner', 'staff'];

const found = v.object({
  users: v.optional(v.array(v.object({ localId: v.string(), customAttributes: v.optional(v.string()) })), []),
});

type Project = { readonly url: string; readonly token: string };

/**
 * Gives a Firebase user a role and keeps the user's other claims. It takes effect with the next ID token, within an hour.
 *
 * @returns a sentence that reports the result
 */
export async function grantRole(env: Env, email: string, role: string): Promise<string> {
  if (!roles.includes(role))
    throw new SettingsError(`El rol debe ser uno de ${roles.join(', ')}; es «${role}».`);
  const project = await openProject(env);
  const { users } = v.parse(found, await ask(project, 'lookup', { email: [email] }));
  const [user] = users;
  if (!user) throw new StartError(`No hay una cuenta con el correo «${email}».`);
  const claims = { ...JSON.parse(user.customAttributes ?? '{}'), role };
  await ask(project, 'update', { localId: user.localId, customAttributes: JSON.stringify(claims) });
  return `«${email}» tiene ahora el rol «${role}». Debe volver a entrar.`;
}

/** The Auth emulator if `FIREBASE_AUTH_EMULATOR_HOST` is set, otherwise Google. */
async function openProject(env: Env): Promise<Project> {
  const emulator = optional(env, 'FIREBASE_AUTH_EMULATOR_HOST', '');
  if (emulator !== '') {
    const id = optional(env, 'FIREBASE_PROJECT_ID', 'demo-crepas');
    return {
      url: `http://${emulator}/identitytoolkit.googleapis.com/v1/projects/${id}`,
      token: 'owner',
    };
  }
  const account = readServiceAccount(env);
  return {
    url: `https://identitytoolkit.googleapis.com/v1/projects/${account.project_id}`,
    token: await accessToken(account),
  };
}

async function ask({ url, token }: Project, action: string, body: object): Promise<unknown> {
  const response = await fetch(`${url}/accounts:${action}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return response.json();
  throw new StartError(`Firebase rechazó la solicitud (${response.status}): ${await response.text()}`);
}

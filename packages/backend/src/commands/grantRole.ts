import { staffRoles } from '@crepas/domain';
import type { Directory, DirectoryUser } from '../accounts/Directory.ts';
import { directoryOf } from '../accounts/openDirectory.ts';
import { type Env, SettingsError } from '../env.ts';
import { StartError } from '../StartError.ts';
import { readServiceAccount } from './serviceAccount.ts';

/**
 * Gives a Firebase user a role and keeps the user's other claims. It takes effect with the next ID token, within an hour.
 *
 * @returns a sentence that reports the result
 */
export async function grantRole(env: Env, email: string, role: string): Promise<string> {
  const known = staffRoles.find((one) => one === role);
  if (known === undefined) {
    throw new SettingsError(`El rol debe ser uno de owner, staff; es «${role}».`);
  }
  const directory = directoryOf(env, readServiceAccount);
  await directory.setRole(await accountOf(directory, email), known);
  return `«${email}» tiene ahora el rol «${role}». Debe volver a entrar.`;
}

export async function accountOf(directory: Directory, email: string): Promise<DirectoryUser> {
  const user = await directory.findByEmail(email);
  if (user !== null) return user;
  throw new StartError(`No hay una cuenta con el correo «${email}».`);
}

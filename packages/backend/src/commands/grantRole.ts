import { staffRoles } from '@crepas/domain';
import type { Directory, DirectoryUser } from '../accounts/Directory.ts';
import { giveRole } from '../accounts/giveRole.ts';
import { directoryOf } from '../accounts/openDirectory.ts';
import { readServiceAccount } from '../accounts/serviceAccount.ts';
import { type Env, SettingsError } from '../env.ts';
import { StartError } from '../StartError.ts';

/**
 * Gives the person of an e-mail a role. It takes effect with the next ID token, within an hour.
 *
 * @returns a sentence that reports the result
 */
export async function grantRole(env: Env, address: string, role: string): Promise<string> {
  const email = address.toLowerCase();
  const known = staffRoles.find((one) => one === role);
  if (known === undefined) {
    throw new SettingsError(`El rol debe ser uno de owner, staff; es «${role}».`);
  }
  const directory = directoryOf(env, readServiceAccount);
  const found = await directory.findByEmail(email);
  const { user, invite } = await giveRole(directory, found, { email, role: known });
  await invite();
  const next = user.isVerified
    ? 'Debe volver a entrar.'
    : 'Firebase le mandó un correo para elegir su contraseña: entra con ella.';
  return `«${email}» tiene ahora el rol «${role}». ${next}`;
}

export async function accountOf(directory: Directory, email: string): Promise<DirectoryUser> {
  const user = await directory.findByEmail(email);
  if (user !== null) return user;
  throw new StartError(`No hay una cuenta con el correo «${email}».`);
}

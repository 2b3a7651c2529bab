import { isStaffRole, type StaffRole } from '@crepas/domain';
import { inviteStaff, isOwner, revokeStaff } from '../accounts/changeStaff.ts';
import type { Directory, DirectoryUser } from '../accounts/Directory.ts';
import { giveRole } from '../accounts/giveRole.ts';
import { directoryOf } from '../accounts/openDirectory.ts';
import { readServiceAccount } from '../accounts/serviceAccount.ts';
import { systemEditor } from '../changes/Editor.ts';
import { type Env, SettingsError } from '../env.ts';
import { StartError } from '../errors.ts';
import { type DataLocation, requireData, withExistingDatabase } from './dataCommands.ts';

export async function listRoles(env: Env): Promise<string> {
  const staff = await directoryOf(env, readServiceAccount).listStaff();
  if (staff.length === 0) return 'Ninguna cuenta tiene un rol.';
  const lines = staff.map(({ email, role }) => `${(role ?? '').padEnd(6)} ${email}`);
  return lines.sort().join('\n');
}

/**
 * Gives the person of an e-mail a role. It takes effect with the next ID token, within an hour. With the database, an
 * account that may do less than before is out at once, and a revocation that the provider never confirmed ends.
 *
 * @returns a sentence that reports the result
 */
export async function grantRole(
  env: Env,
  location: DataLocation,
  address: string,
  role: string,
): Promise<string> {
  const email = address.toLowerCase();
  if (!isStaffRole(role)) {
    throw new SettingsError(`El rol debe ser uno de owner, staff, orders; es «${role}».`);
  }
  const directory = directoryOf(env, readServiceAccount);
  const outcome = await withExistingDatabase(location, (database) =>
    inviteStaff(database, directory, { email, role }, systemEditor),
  );
  if (outcome?.kind === 'lastOwner') throw lastOwner(email);
  const user = outcome?.user ?? (await grantWithoutDatabase(directory, email, role));
  const next = user.isVerified
    ? 'Debe volver a entrar.'
    : 'Firebase le mandó un correo para elegir su contraseña: entra con ella.';
  return `«${email}» tiene ahora el rol «${role}». ${next}`;
}

async function grantWithoutDatabase(
  directory: Directory,
  email: string,
  role: StaffRole,
): Promise<DirectoryUser> {
  const found = await directory.findByEmail(email);
  if (found !== null && role !== 'owner') await refuseLastOwner(directory, found.id, email);
  const { user, invite } = await giveRole(directory, found, { email, role });
  await invite();
  return user;
}

/**
 * Takes the role of an account away. With the database, the account is out at once; a running server keeps the embedded
 * database to itself, and then a token that was issued before still works for up to an hour, and devices get messages until the
 * command is repeated without that server.
 *
 * @returns a sentence that reports the result
 */
export async function revokeRole(env: Env, location: DataLocation, email: string): Promise<string> {
  const directory = directoryOf(env, readServiceAccount);
  const user = await directory.findByEmail(email);
  if (user === null) throw new StartError(`No hay una cuenta con el correo «${email}».`);
  const outcome = await withExistingDatabase(location, (database) =>
    revokeStaff(database, directory, user.id, systemEditor),
  );
  if (outcome?.kind === 'lastOwner') throw lastOwner(email);
  if (user.role === null) {
    if (outcome === null) throw new StartError(`«${email}» no tiene ningún rol.`);
    return `«${email}» no tiene ningún rol. Sus sesiones y avisos de antes terminaron.`;
  }
  if (outcome !== null) return `«${email}» ya no tiene ningún rol, y su sesión terminó.`;
  requireData(location);
  await refuseLastOwner(directory, user.id, email);
  await directory.setRole(user, null);
  return (
    `«${email}» ya no tiene ningún rol. Su sesión puede servir hasta una hora más y sus equipos siguen recibiendo avisos, ` +
    'porque la tienda está usando su base de datos: detén la tienda y repite el comando para terminarlos. ' +
    'Desde /personal todo termina en un minuto.'
  );
}

async function refuseLastOwner(directory: Directory, id: string, email: string): Promise<void> {
  const owners = (await directory.listStaff()).filter(isOwner);
  if (owners.every((owner) => owner.id === id) && owners.length > 0) throw lastOwner(email);
}

const lastOwner = (email: string) =>
  new StartError(`«${email}» es la única cuenta con el rol «owner»: da ese rol antes a otra.`);

import { isOwner, revokeStaff } from '../accounts/changeStaff.ts';
import type { Directory } from '../accounts/Directory.ts';
import { directoryOf } from '../accounts/openDirectory.ts';
import { readServiceAccount } from '../accounts/serviceAccount.ts';
import { systemEditor } from '../changes/Editor.ts';
import type { Env } from '../env.ts';
import { StartError } from '../StartError.ts';
import { type DataLocation, withExistingDatabase } from './dataCommands.ts';
import { accountOf } from './grantRole.ts';

export async function listRoles(env: Env): Promise<string> {
  const staff = await directoryOf(env, readServiceAccount).listStaff();
  if (staff.length === 0) return 'Ninguna cuenta tiene un rol.';
  const lines = staff.map(({ email, role }) => `${role === 'owner' ? 'owner' : 'staff'}  ${email}`);
  return lines.sort().join('\n');
}

/**
 * Takes the role of an account away. With the database, the account is out at once; a running server keeps the embedded
 * database to itself, and then a token that was issued before still works for up to an hour.
 *
 * @returns a sentence that reports the result
 */
export async function revokeRole(env: Env, location: DataLocation, email: string): Promise<string> {
  const directory = directoryOf(env, readServiceAccount);
  const user = await accountOf(directory, email);
  if (user.role === null) throw new StartError(`«${email}» no tiene ningún rol.`);
  const outcome = await withExistingDatabase(location, (database) =>
    revokeStaff(database, directory, user.id, systemEditor),
  );
  if (outcome?.kind === 'lastOwner') throw lastOwner(email);
  if (outcome !== null) return `«${email}» ya no tiene ningún rol, y su sesión terminó.`;
  await refuseLastOwner(directory, user.id, email);
  await directory.setRole(user, null);
  return (
    `«${email}» ya no tiene ningún rol. Su sesión puede servir hasta una hora más, porque la tienda está usando ` +
    'su base de datos; desde /personal sale en un minuto.'
  );
}

async function refuseLastOwner(directory: Directory, id: string, email: string): Promise<void> {
  const owners = (await directory.listStaff()).filter(isOwner);
  if (owners.every((owner) => owner.id === id) && owners.length > 0) throw lastOwner(email);
}

const lastOwner = (email: string) =>
  new StartError(`«${email}» es la única cuenta con el rol «owner»: da ese rol antes a otra.`);

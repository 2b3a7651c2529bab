import { parseArgs } from 'node:util';
import { createBackupKeys } from '../src/backup/elsewhere/age.ts';
import { BackupError } from '../src/backup/format.ts';
import {
  backUp,
  checkFile,
  type DataLocation,
  moveToPostgres,
  restoreFrom,
} from '../src/commands/dataCommands.ts';
import { examine } from '../src/commands/doctor/doctor.ts';
import { grantRole, listRoles, revokeRole } from '../src/commands/roles.ts';
import { readBackupSettings } from '../src/config/backupSettings.ts';
import { isPostgresUrl, readDatabaseSettings } from '../src/config/databaseSettings.ts';
import { createPushKeys } from '../src/config/pushSettings.ts';
import { readServerAddress } from '../src/config/serverAddress.ts';
import { SettingsError } from '../src/env.ts';
import { StartError } from '../src/errors.ts';

/** Built to `dist/commands.js`; docs/operations.md describes each command. */
const commands: Readonly<Record<string, (given: readonly string[]) => Promise<string>>> = {
  backup: ([file]) => backUp(location(), asked(file, 'backup ARCHIVO'), readServerAddress(process.env)),
  restore: (given) => {
    const { isCheck, identity, file } = restoreOptions(given);
    if (isCheck) return checkFile(location(), file, identity);
    const { dir } = readBackupSettings(process.env, location().dataDir, 'off');
    return restoreFrom(location(), file, identity, dir);
  },
  'move-to-postgres': ([url]) =>
    moveToPostgres(location(), postgresUrl(asked(url, 'move-to-postgres postgres://…'))),
  doctor: () => examine(process.env),
  'push-keys': async () => pushKeysText(),
  'backup-keys': backupKeysText,
  'grant-role': ([email, role]) =>
    grantRole(
      process.env,
      location(),
      asked(email, 'grant-role CORREO owner|staff|orders'),
      asked(role, 'grant-role CORREO owner|staff|orders'),
    ),
  'list-roles': () => listRoles(process.env),
  'revoke-role': ([email]) => revokeRole(process.env, location(), asked(email, 'revoke-role CORREO')),
};

function location(): DataLocation {
  return {
    ...readDatabaseSettings(process.env),
    databaseWorker: new URL('./databaseWorker.js', import.meta.url),
  };
}

/** New keys for push messages, as lines of the environment. Devices must subscribe again after a change of keys. */
function pushKeysText(): string {
  const { publicKey, privateKey } = createPushKeys();
  return [
    `VAPID_PUBLIC_KEY=${publicKey}`,
    `VAPID_PRIVATE_KEY=${privateKey}`,
    'VAPID_SUBJECT=mailto:TU-CORREO',
  ].join('\n');
}

/** Keys for encrypted copies, as a line of the environment and a line for the file of `--identity`. */
async function backupKeysText(): Promise<string> {
  const { recipient, identity } = await createBackupKeys();
  return [
    '# Para los ajustes del servidor:',
    `BACKUP_RECIPIENT=${recipient}`,
    '# La llave privada: guárdala fuera del servidor y en dos lugares. Sin ella nadie abre las copias.',
    identity,
  ].join('\n');
}

function restoreOptions(given: readonly string[]) {
  const usage = 'restore [--check] [--identity LLAVES] ARCHIVO';
  const options = { check: { type: 'boolean' }, identity: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true });
    return { isCheck: values.check === true, identity: values.identity, file: asked(positionals[0], usage) };
  } catch {
    throw new SettingsError(`Uso: ${usage}`);
  }
}

function postgresUrl(url: string): string {
  if (isPostgresUrl(url)) return url;
  throw new SettingsError('La dirección debe empezar con «postgres://».');
}

function asked(value: string | undefined, usage: string): string {
  if (value === undefined || value === '') throw new SettingsError(`Uso: ${usage}`);
  return value;
}

const expected = [SettingsError, StartError, BackupError];

const [, , name = '', ...given] = process.argv;
// Relative paths are relative to the user's directory, not to the package in which the package manager runs this.
process.chdir(process.env.INIT_CWD ?? '.');
try {
  const command = commands[name];
  if (!command) throw new SettingsError(`Uso: ${Object.keys(commands).join(' | ')}`);
  console.log(await command(given));
} catch (error) {
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

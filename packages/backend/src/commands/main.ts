import { BackupError } from '../backup/lines.ts';
import { isPostgresUrl, readDatabaseSettings } from '../databaseSettings.ts';
import { SettingsError } from '../env.ts';
import { StartError } from '../StartError.ts';
import { backUp, moveToPostgres, type Place, restoreFrom } from './dataCommands.ts';
import { examine } from './doctor/doctor.ts';
import { grantRole } from './grantRole.ts';

/** Built, this is `dist/commands.js`; docs/operations.md tells of each command. */
const commands: Readonly<Record<string, (given: readonly string[]) => Promise<string>>> = {
  backup: ([file]) => backUp(place(), asked(file, 'backup ARCHIVO')),
  restore: ([file]) => restoreFrom(place(), asked(file, 'restore ARCHIVO')),
  'move-to-postgres': ([url]) =>
    moveToPostgres(place(), postgresUrl(asked(url, 'move-to-postgres postgres://…'))),
  doctor: () => examine(process.env),
  'grant-role': ([email, role]) =>
    grantRole(
      process.env,
      asked(email, 'grant-role CORREO owner|staff'),
      asked(role, 'grant-role CORREO owner|staff'),
    ),
};

function place(): Place {
  return {
    ...readDatabaseSettings(process.env),
    databaseWorker: new URL(import.meta.resolve('@crepas/backend/database-worker')),
  };
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
// Paths count from where the person stands, not from the package that the package manager runs this in.
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

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { EmulatedUser, ProjectState } from './firebaseTools.ts';

/** Providers that the emulator derives from e-mail address and phone number. */
const derivedProviders = ['password', 'phone'];

/** The message is a sentence for the person who started the demo. */
export class UnreadableUsers extends Error {
  override readonly name = 'UnreadableUsers';

  constructor(file: string, cause?: unknown) {
    super(
      `El archivo «${file}», con las cuentas de la demostración, está dañado: muévelo a otro lugar para empezar sin ellas.`,
      { cause },
    );
  }
}

function readUsers(file: string): readonly EmulatedUser[] {
  if (!existsSync(file)) return [];
  try {
    const { users } = JSON.parse(readFileSync(file, 'utf8')) as { readonly users?: EmulatedUser[] };
    if (Array.isArray(users)) return users;
  } catch (cause) {
    throw new UnreadableUsers(file, cause);
  }
  throw new UnreadableUsers(file);
}

/** Restores accounts exactly: ids, claims, passwords, and with them every session. */
export function restoreUsers(state: ProjectState, file: string): void {
  for (const user of readUsers(file)) {
    try {
      const { providerUserInfo = [] } = user;
      const others = providerUserInfo.filter(({ providerId }) => !derivedProviders.includes(providerId));
      state.overwriteUserWithLocalId(user.localId, { ...user, providerUserInfo: others });
    } catch (cause) {
      throw new UnreadableUsers(file, cause);
    }
  }
}

/**
 * Writes the accounts when they changed. The file is replaced atomically: a killed process leaves the old one or the
 * new one.
 */
export function createUsersWriter(state: ProjectState, file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  let written = '';
  return () => {
    const text = JSON.stringify({ users: [...state.users.values()] }, null, 2);
    if (text === written) return;
    const draft = `${file}.${process.pid}.draft`;
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, file);
    written = text;
  };
}

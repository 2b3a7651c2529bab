import { createHash } from 'node:crypto';
import type { ProjectState } from './firebaseTools.ts';

/** An account with a password that exists from the first start on. */
export type StaffSeed = {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  /** Becomes the custom claim `role` of the ID token. */
  readonly role: string;
};

const password = 'crepas-demo';

/** The accounts of the demo. */
export const demoStaff = [
  { email: 'duena@crepas.test', password, displayName: 'Dueña', role: 'owner' },
  { email: 'encargada@crepas.test', password, displayName: 'Encargada', role: 'staff' },
  // «Solo pedidos» (decision R11).
  { email: 'cocina@crepas.test', password, displayName: 'Cocina', role: 'orders' },
] as const satisfies readonly StaffSeed[];

/** The same person has the same id on every machine. */
const localIdOf = (email: string) => createHash('sha256').update(email).digest('base64url').slice(0, 28);

/** A missing account is created; an existing one keeps name and password, and gets the role of the seed. */
export async function seedStaff(
  state: ProjectState,
  {
    url,
    projectId,
    users,
  }: { readonly url: string; readonly projectId: string; readonly users: readonly StaffSeed[] },
): Promise<void> {
  const newcomers: object[] = [];
  for (const { email, password, displayName, role } of users) {
    const access = { customAttributes: JSON.stringify({ role }), emailVerified: true };
    const known = state.getUserByEmail(email.toLowerCase());
    if (known) state.updateUserByLocalId(known.localId, access);
    else
      newcomers.push({
        localId: localIdOf(email.toLowerCase()),
        email,
        rawPassword: password,
        displayName,
        ...access,
      });
  }
  if (newcomers.length) await createAccounts(url, projectId, newcomers);
}

async function createAccounts(url: string, projectId: string, users: readonly object[]): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`;
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ users }),
  });
  const { error = [] } = (await response.json()) as { error?: unknown };
  if (!response.ok || (Array.isArray(error) && error.length)) {
    throw new Error(`The auth emulator refused the staff seeds: ${JSON.stringify(error)}`);
  }
}

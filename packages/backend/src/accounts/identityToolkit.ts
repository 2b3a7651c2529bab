import { randomBytes } from 'node:crypto';
import { isStaffRole } from '@crepas/domain';
import * as v from 'valibot';
import { type Directory, DirectoryError, type DirectoryUser } from './Directory.ts';

/** The project at Google's Identity Toolkit, or at the Auth emulator. */
export type Project = {
  /** Up to the project's id. */
  readonly url: string;
  readonly token: () => Promise<string>;
  readonly ask?: (url: string, init?: RequestInit) => Promise<Response>;
};

const user = v.object({
  localId: v.string(),
  email: v.optional(v.string()),
  emailVerified: v.optional(v.boolean(), false),
  customAttributes: v.optional(v.string()),
  /** Milliseconds since 1970, as text. */
  lastLoginAt: v.optional(v.string()),
});
const found = v.object({ users: v.optional(v.array(user), []), nextPageToken: v.optional(v.string(), '') });
const refusal = v.object({ error: v.object({ message: v.string() }) });

/** The most that Google sends at once. */
const pageSize = 1_000;
const timeoutMs = 10_000;

export function identityToolkit(project: Project): Directory {
  const request = project.ask ?? fetch;

  async function answerOf(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<{ readonly body: unknown; readonly at: Date }> {
    const authorization = `Bearer ${await project.token()}`;
    const response = await request(`${project.url}/accounts${path}`, {
      method,
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new DirectoryError('No se pudo preguntar a Firebase.', { cause });
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return { body: answer, at: dateOf(response) };
    const { output, success } = v.safeParse(refusal, answer);
    throw new DirectoryError(
      `Firebase rechazó la solicitud (${response.status}${success ? `: ${output.error.message}` : ''}).`,
    );
  }

  const ask = async (...asked: Parameters<typeof answerOf>) => (await answerOf(...asked)).body;

  async function lookUp(body: object): Promise<DirectoryUser | null> {
    const { users } = v.parse(found, await ask('POST', ':lookup', body));
    return users[0] ? userOf(users[0]) : null;
  }
  const find = (id: string) => lookUp({ localId: [id] });

  return {
    find,
    findByEmail: (email) => lookUp({ email: [email] }),

    // Google cannot search by claim: it lists all accounts, also those of the customers.
    async listStaff() {
      const staff: DirectoryUser[] = [];
      let next = '';
      do {
        const query = `:batchGet?maxResults=${pageSize}${next && `&nextPageToken=${encodeURIComponent(next)}`}`;
        const page = v.parse(found, await ask('GET', query));
        staff.push(...page.users.map(userOf).filter(({ role }) => role !== null));
        next = page.users.length === 0 ? '' : page.nextPageToken;
      } while (next !== '');
      return staff;
    },

    async create(email) {
      // Nobody knows this password: the account's owner chooses one by the e-mail.
      const password = randomBytes(32).toString('base64url');
      const { localId } = v.parse(
        v.object({ localId: v.string() }),
        await ask('POST', '', { email, password }),
      );
      return { id: localId, email, role: null, claims: {}, lastSignInAt: null, isVerified: false };
    },

    async remove(id) {
      await ask('POST', ':delete', { localId: id });
    },

    async setRole({ id, claims: { role: _, ...others } }, role) {
      const claims = role === null ? others : { ...others, role };
      const { at } = await answerOf('POST', ':update', {
        localId: id,
        customAttributes: JSON.stringify(claims),
        // Sessions that began before cannot renew their token.
        ...(role === null && { validSince: String(Math.floor(Date.now() / 1000)) }),
      });
      return at;
    },

    async sendPasswordReset(email) {
      await ask('POST', ':sendOobCode', { requestType: 'PASSWORD_RESET', email });
    },
  };
}

function dateOf({ headers }: Response): Date {
  const sent = Date.parse(headers.get('date') ?? '');
  return new Date(Number.isNaN(sent) ? Date.now() : sent);
}

function userOf({
  localId,
  email,
  emailVerified,
  customAttributes,
  lastLoginAt,
}: v.InferOutput<typeof user>): DirectoryUser {
  const claims = readClaims(customAttributes);
  return {
    id: localId,
    email: email ?? '',
    role: isStaffRole(claims.role) ? claims.role : null,
    claims,
    lastSignInAt: lastLoginAt === undefined || lastLoginAt === '0' ? null : new Date(Number(lastLoginAt)),
    isVerified: emailVerified,
  };
}

function readClaims(text: string | undefined): Readonly<Record<string, unknown>> {
  const read = v.safeParse(v.record(v.string(), v.unknown()), JSON.parse(text || '{}'));
  return read.success ? read.output : {};
}

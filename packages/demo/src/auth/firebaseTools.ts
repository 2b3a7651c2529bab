import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';

/** An account in the emulator's format; unknown fields are kept. */
export type EmulatedUser = {
  readonly localId: string;
  readonly email?: string;
  readonly phoneNumber?: string;
  readonly emailVerified?: boolean;
  /** Custom claims as JSON. */
  readonly customAttributes?: string;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
};

export type VerificationCode = {
  readonly phoneNumber: string;
  readonly code: string;
  readonly sessionInfo: string;
};

/** A link in an e-mail, such as the one to choose a password. */
export type SentLink = { readonly email: string; readonly oobCode: string; readonly oobLink: string };

/** The emulator's in-memory state of one project. */
export type ProjectState = {
  readonly users: ReadonlyMap<string, EmulatedUser>;
  readonly verificationCodes: ReadonlyMap<string, VerificationCode>;
  listOobCodes(): Iterable<SentLink>;
  getUserByEmail(email: string): EmulatedUser | undefined;
  overwriteUserWithLocalId(localId: string, user: EmulatedUser): EmulatedUser;
  updateUserByLocalId(localId: string, changes: Partial<EmulatedUser>): EmulatedUser;
};

type ApiSpecModule = {
  readonly default: { readonly paths: Record<string, { parameters?: readonly object[] }> };
};
type StateModule = { readonly AgentProjectState: new (projectId: string) => ProjectState };
type ServerModule = {
  readonly createApp: (
    projectId: string,
    singleProjectMode: 0,
    states: Map<string, ProjectState>,
  ) => Promise<RequestListener>;
};

/** The calls of phone and password sign-in, of sign-up (as Firebase lets anybody) and of account management. The others would only slow down the start. */
const neededPaths = [
  /^\/v1\/accounts:(sendVerificationCode|signInWithPhoneNumber|signInWithPassword|signUp|sendOobCode|resetPassword|lookup|update|delete)$/,
  /^\/v1\/token$/,
  /^\/v1\/recaptchaParams$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|verificationCodes|oobCodes|config)$/,
];

// These modules are not a public API and have no types: the version is pinned, and the tests beside this file check
// them. A `require` created here is invisible to bundlers, which cannot bundle firebase-tools.
const require = createRequire(import.meta.url);

/**
 * Loads of the description of Google's calls only what is used. The parameters of every Google call, such as
 * `prettyPrint`, have no effect here, but the emulator compiles a validator for each: half of the server's start.
 *
 * @returns the emulator's handler of requests, which works on the given state
 */
export async function loadEmulator(
  projectId: string,
): Promise<{ app: RequestListener; state: ProjectState }> {
  const { paths } = (require('firebase-tools/lib/emulator/auth/apiSpec') as ApiSpecModule).default;
  for (const [path, calls] of Object.entries(paths)) {
    if (neededPaths.some((needed) => needed.test(path))) {
      calls.parameters = (calls.parameters ?? []).filter((parameter) => !('$ref' in parameter));
    } else {
      delete paths[path];
    }
  }
  const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state') as StateModule;
  const { createApp } = require('firebase-tools/lib/emulator/auth/server') as ServerModule;
  const state = new AgentProjectState(projectId);
  return { app: await createApp(projectId, 0, new Map([[projectId, state]])), state };
}

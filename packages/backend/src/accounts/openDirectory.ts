import { accessToken, type ServiceAccount } from '../commands/serviceAccount.ts';
import type { Settings } from '../config.ts';
import { type Env, optional } from '../env.ts';
import type { Directory } from './Directory.ts';
import { identityToolkit } from './identityToolkit.ts';

/** Whether this server can manage the accounts of the staff. */
export const hasDirectory = ({ authEmulatorPort, serviceAccount }: Settings): boolean =>
  authEmulatorPort !== null || serviceAccount !== null;

/** Null without a service account. */
export function openDirectory({ authEmulatorPort, serviceAccount, firebase }: Settings): Directory | null {
  if (authEmulatorPort !== null) return emulator(`127.0.0.1:${authEmulatorPort}`, firebase.projectId);
  return serviceAccount && google(serviceAccount);
}

/** For the commands: the emulator if `FIREBASE_AUTH_EMULATOR_HOST` is set, otherwise Google. */
export function directoryOf(env: Env, readAccount: (env: Env) => ServiceAccount): Directory {
  const host = optional(env, 'FIREBASE_AUTH_EMULATOR_HOST', '');
  if (host !== '') return emulator(host, optional(env, 'FIREBASE_PROJECT_ID', 'demo-crepas'));
  return google(readAccount(env));
}

const emulator = (host: string, projectId: string): Directory =>
  identityToolkit({
    url: `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}`,
    token: async () => 'owner',
  });

/** A token lives for an hour. */
const tokenMs = 50 * 60_000;

function google(account: ServiceAccount): Directory {
  let kept: { readonly token: string; readonly until: number } | null = null;
  return identityToolkit({
    url: `https://identitytoolkit.googleapis.com/v1/projects/${account.project_id}`,
    async token() {
      if (kept === null || Date.now() > kept.until) {
        kept = { token: await accessToken(account), until: Date.now() + tokenMs };
      }
      return kept.token;
    },
  });
}

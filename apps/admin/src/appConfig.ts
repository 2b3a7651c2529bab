import { appConfig } from '@crepas/api';
import * as v from 'valibot';

const staffConfig = v.pick(appConfig, ['apiUrl', 'firebase', 'authEmulatorPort']);

/** What this app needs of its surroundings: the API's address and where staff sign in. */
export type StaffConfig = v.InferOutput<typeof staffConfig>;

/** The variables of the build, as `import.meta.env` has them. */
export type BuildVariables = Readonly<Record<string, unknown>> & { readonly DEV: boolean };

/** A developer's machine needs no keys: the sign-in emulator takes any. */
const developmentDefaults: Readonly<Record<string, string>> = {
  VITE_FIREBASE_API_KEY: 'demo',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_PROJECT_ID: 'demo-crepas',
  VITE_AUTH_EMULATOR_PORT: '9099',
};

/**
 * @param written what the server wrote into the page, as JSON; null on a static host, where the build's variables count
 * @throws an Error that names the field or variable that is missing or wrong
 */
export function readStaffConfig(written: string | null, variables: BuildVariables): StaffConfig {
  return written === null ? fromVariables(variables) : fromPage(written);
}

function fromPage(written: string): StaffConfig {
  const read = v.safeParse(staffConfig, JSON.parse(written));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`app-config: ${v.getDotPath(issue) ?? 'page'}: ${issue.message}`);
}

function fromVariables(variables: BuildVariables): StaffConfig {
  const optional = (name: string): string | undefined => {
    const value = variables[name] || (variables.DEV ? developmentDefaults[name] : undefined);
    return typeof value === 'string' ? value : undefined;
  };
  const required = (name: string): string => {
    const value = optional(name);
    if (value === undefined) throw new Error(`${name} is missing`);
    return value;
  };
  const port = optional('VITE_AUTH_EMULATOR_PORT');
  return {
    apiUrl: optional('VITE_API_URL') ?? '/api',
    firebase: {
      apiKey: required('VITE_FIREBASE_API_KEY'),
      authDomain: required('VITE_FIREBASE_AUTH_DOMAIN'),
      projectId: required('VITE_FIREBASE_PROJECT_ID'),
    },
    ...(port !== undefined && { authEmulatorPort: portNumber('VITE_AUTH_EMULATOR_PORT', port) }),
  };
}

function portNumber(name: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`${name} is not a port: ${text}`);
  return port;
}

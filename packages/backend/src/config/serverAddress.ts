import { isIPv6 } from 'node:net';
import { type Env, optional, port, SettingsError } from '../env.ts';

const minTokenLength = 24;

/** Where the server listens, and what its operator shows from other machines: commands ask the running server there. */
export type ServerAddress = {
  readonly host: string;
  /** 0: the operating system chooses a free port. */
  readonly port: number;
  /** Opens `/metrics` and `/backups` to other machines that send this token; null: only this machine. */
  readonly metricsToken: string | null;
};

/** @throws SettingsError naming the variable */
export const readServerAddress = (env: Env): ServerAddress => ({
  host: optional(env, 'HOST', 'localhost'),
  port: port(env, 'PORT', 4173),
  metricsToken: readMetricsToken(env),
});

/** Without its value, which is a secret. */
function readMetricsToken(env: Env): string | null {
  const token = optional(env, 'METRICS_TOKEN', '');
  if (token === '' || token.length >= minTokenLength) return token || null;
  throw new SettingsError(
    `METRICS_TOKEN debe tener ${minTokenLength} caracteres o más: con él se leen las medidas y se pide un respaldo.`,
  );
}

/** Where this machine reaches a server that listens on the host. */
export function originOf({ host, port }: Pick<ServerAddress, 'host' | 'port'>): string {
  const here = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${isIPv6(here) ? `[${here}]` : here}:${port}`;
}

/** How an operator on this machine asks the running server. */
export function operatorRequest(server: ServerAddress, path: string) {
  const { metricsToken } = server;
  const init: RequestInit =
    metricsToken === null ? {} : { headers: { Authorization: `Bearer ${metricsToken}` } };
  return { url: `${originOf(server)}${path}`, init };
}

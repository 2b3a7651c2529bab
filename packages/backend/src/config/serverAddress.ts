import { type Env, optional, port } from '../env.ts';

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
  metricsToken: optional(env, 'METRICS_TOKEN', '') || null,
});

/** How an operator on this machine asks the running server. */
export function operatorRequest({ host, port, metricsToken }: ServerAddress, path: string) {
  const here = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const init: RequestInit =
    metricsToken === null ? {} : { headers: { Authorization: `Bearer ${metricsToken}` } };
  return { url: `http://${here}:${port}${path}`, init };
}

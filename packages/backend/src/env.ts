/** The environment of the process, or what a test says it is. An empty variable counts as none. */
export type Env = Readonly<Record<string, string | undefined>>;

/** A variable is missing or wrong. The message is one sentence that names it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export const optional = (env: Env, name: string, otherwise: string): string => env[name]?.trim() || otherwise;

export function required(env: Env, name: string): string {
  const value = optional(env, name, '');
  if (value === '') throw new SettingsError(`Falta la variable ${name}, necesaria en producción.`);
  return value;
}

/** Names all that are missing, so that nobody starts the server once for each. */
export function requireAll(env: Env, names: readonly string[]): void {
  const missing = names.filter((name) => optional(env, name, '') === '');
  if (missing.length > 1)
    throw new SettingsError(`Faltan variables, necesarias en producción: ${missing.join(', ')}.`);
}

export function port(env: Env, name: string, otherwise: number): number {
  const text = optional(env, name, String(otherwise));
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new SettingsError(`${name} debe ser un puerto entre 0 y 65535; es «${text}».`);
}

export function count(env: Env, name: string, otherwise: number, min: number, max: number): number {
  const text = optional(env, name, String(otherwise));
  if (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  throw new SettingsError(`${name} debe ser un número entre ${min} y ${max}; es «${text}».`);
}

export function oneOf<Choice extends string>(
  env: Env,
  name: string,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  const text = optional(env, name, otherwise);
  const choice = choices.find((known) => known === text);
  if (choice) return choice;
  throw new SettingsError(`${name} debe ser uno de ${choices.join(', ')}; es «${text}».`);
}

/** `a, b` → `['a', 'b']` */
export const parts = (env: Env, name: string): string[] =>
  optional(env, name, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

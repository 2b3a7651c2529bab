export { readSettings, type Settings } from './config.ts';
export { type Env, SettingsError } from './env.ts';
export type { BackendPlugin } from './http/buildApp.ts';
export type { LogStream } from './http/log.ts';
export { type Backend, type StartOptions, startBackend } from './main.ts';
export { StartError } from './StartError.ts';
export type { WebDirectories } from './web/webApps.ts';

export type { SentCode } from './auth/prepareEmulator.ts';
export type { StaffSeed } from './auth/staff.ts';
export {
  type AuthEmulator,
  type AuthEmulatorOptions,
  startAuthEmulator,
} from './auth/startAuthEmulator.ts';
export { type ImageHostOptions, imageHost } from './images/imageHost.ts';
export { type MapsSimulatorOptions, mapsSimulator } from './maps/mapsSimulator.ts';

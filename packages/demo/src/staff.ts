import type { StaffSeed } from './auth/staff.ts';

const password = 'crepas-demo';

/** Accounts of the demo's staff, one for each role. */
export const staff = [
  { email: 'duena@crepas.test', password, displayName: 'Dueña', role: 'owner' },
  { email: 'cocina@crepas.test', password, displayName: 'Cocina', role: 'staff' },
] as const satisfies readonly StaffSeed[];

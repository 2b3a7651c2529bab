import type { StaffSeed } from './auth/staff.ts';

const password = 'crepas-demo';

export const staff = [
  { email: 'duena@crepas.test', password, displayName: 'Dueña', role: 'owner' },
  { email: 'cocina@crepas.test', password, displayName: 'Cocina', role: 'staff' },
] as const satisfies readonly StaffSeed[];

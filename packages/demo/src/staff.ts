import type { StaffSeed } from './auth/staff.ts';

const password = 'crepas-demo';

export const staff = [
  { email: 'duena@crepas.test', password, displayName: 'Dueña', role: 'owner' },
  { email: 'encargada@crepas.test', password, displayName: 'Encargada', role: 'staff' },
  // «Solo pedidos» (decision R11).
  { email: 'cocina@crepas.test', password, displayName: 'Cocina', role: 'orders' },
] as const satisfies readonly StaffSeed[];

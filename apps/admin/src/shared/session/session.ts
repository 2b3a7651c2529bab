import { mayChangeMenu, type StaffRole } from '@crepas/domain';
import { pushDevice } from '../pushDevice.ts';
import { createSessionStore } from './sessionStore.ts';
import { staffAuth } from './staffAuth.ts';

export const useSession = createSessionStore(staffAuth, pushDevice.forget);

/** Whether to show these actions. The backend checks the role itself. */
const useMay = (isAllowed: (role: StaffRole) => boolean): boolean =>
  useSession(({ session }) => session.kind === 'signedIn' && isAllowed(session.role));

export const useIsOwner = (): boolean => useMay((role) => role === 'owner');

/** Every account but those with «Solo pedidos» (decision R11). */
export const useMayChangeMenu = (): boolean => useMay(mayChangeMenu);

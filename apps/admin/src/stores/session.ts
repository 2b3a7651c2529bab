import { staffAuth } from '../services/staffAuth.ts';
import { createSessionStore } from './sessionStore.ts';

export const useSession = createSessionStore(staffAuth);

/** Whether to show actions of the owner. The backend checks the role itself. */
export const useIsOwner = (): boolean =>
  useSession(({ session }) => session.kind === 'signedIn' && session.role === 'owner');

import { pushDevice } from '../pushDevice.ts';
import { createSessionStore } from './sessionStore.ts';
import { staffAuth } from './staffAuth.ts';

export const useSession = createSessionStore(staffAuth, pushDevice.forget);

/** Whether to show actions of the owner. The backend checks the role itself. */
export const useIsOwner = (): boolean =>
  useSession(({ session }) => session.kind === 'signedIn' && session.role === 'owner');

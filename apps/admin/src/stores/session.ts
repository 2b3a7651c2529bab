import { staffAuth } from '../services/staffAuth.ts';
import { createSessionStore } from './sessionStore.ts';

export const useSession = createSessionStore(staffAuth);

/** Whether the screens may offer what only the owner may do. The backend guards it by itself. */
export const useIsOwner = (): boolean =>
  useSession(({ session }) => session.kind === 'signedIn' && session.role === 'owner');

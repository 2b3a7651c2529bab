import { staffAuth } from '../services/staffAuth.ts';
import { createSessionStore } from './sessionStore.ts';

export const useSession = createSessionStore(staffAuth);

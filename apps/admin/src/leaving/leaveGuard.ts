import { createContext } from 'react';
import type { GuardedHistory } from './guardedHistory.ts';

/** Adds a guard to the app's history. */
export const LeaveGuardContext = createContext<GuardedHistory['guard']>(() => () => {});

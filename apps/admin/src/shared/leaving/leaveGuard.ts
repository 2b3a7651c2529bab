import { createContext } from 'react';
import type { GuardedHistory } from './guardedHistory.ts';

export const LeaveGuardContext = createContext<GuardedHistory['guard']>(() => () => {});

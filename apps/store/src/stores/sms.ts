import { type SmsEvent, type SmsNotice, type SmsState, startSms, stepSms } from '@crepas/domain';
import { create } from 'zustand';
import type { Confirmation } from '../services/phoneAuth.ts';
import { onChangeInOtherTab } from '../storage/otherTabs.ts';
import { type SmsCountersStorage, smsCounterKeys, storedSmsCounters } from '../storage/smsCounters.ts';

export type SmsStore = {
  readonly state: SmsState;
  /** The code that lies on the customer's phone; kept while the customer looks at another screen. */
  readonly confirmation: Confirmation | null;
  /** Steps the state machine of the domain, keeps its counters, and answers what to tell the customer. */
  readonly dispatch: (event: SmsEvent) => SmsNotice | null;
  readonly keepConfirmation: (confirmation: Confirmation) => void;
  /** Back to the first step, as after a reload: the counters stay. */
  readonly restart: () => void;
};

export function createSmsStore(storage: SmsCountersStorage, nowMs: () => number) {
  const start = () => ({ state: startSms(storage.load(), nowMs()), confirmation: null });
  return create<SmsStore>()((set, get) => ({
    ...start(),
    dispatch: (event) => {
      const before = get().state;
      const { state, notice } = stepSms(before, event, nowMs());
      if (state.counters !== before.counters) storage.save(state.counters);
      set({ state });
      return notice;
    },
    keepConfirmation: (confirmation) => set({ confirmation }),
    restart: () => set(start()),
  }));
}

export const useSms = createSmsStore(storedSmsCounters, () => Date.now());
onChangeInOtherTab(smsCounterKeys, () =>
  useSms.setState(({ state }) => ({ state: { ...state, counters: storedSmsCounters.load() } })),
);

import { type SmsEvent, type SmsNotice, type SmsState, startSms, stepSms } from '@crepas/domain';
import { create } from 'zustand';
import { onChangeInOtherTab } from '../storage/otherTabs.ts';
import { type SentCodeStorage, storedSentCode } from '../storage/sentCode.ts';
import { type SmsCountersStorage, smsCounterKeys, storedSmsCounters } from '../storage/smsCounters.ts';

export type SmsStore = {
  readonly state: SmsState;
  /** The provider's name for the code that lies on the customer's phone; kept while the customer is elsewhere. */
  readonly sentCode: string | null;
  /** Steps the state machine of the domain, keeps its counters, and answers what to tell the customer. */
  readonly dispatch: (event: SmsEvent) => SmsNotice | null;
  readonly keepSentCode: (sentCode: string) => void;
  /** As after a reload: counters and a sent code stay, what was under way is given up. */
  readonly restart: () => void;
};

export function createSmsStore(storage: SmsCountersStorage, sentCodes: SentCodeStorage, nowMs: () => number) {
  const start = () => {
    const sentCode = sentCodes.load();
    return { state: startSms(storage.load(), nowMs(), sentCode !== null), sentCode };
  };
  return create<SmsStore>()((set, get) => ({
    ...start(),
    dispatch: (event) => {
      const before = get().state;
      const { state, notice } = stepSms(before, event, nowMs());
      if (state.counters !== before.counters) storage.save(state.counters);
      if (event.kind === 'verified') sentCodes.clear();
      set({ state });
      return notice;
    },
    keepSentCode: (sentCode) => {
      sentCodes.save(sentCode);
      set({ sentCode });
    },
    restart: () => set(start()),
  }));
}

export const useSms = createSmsStore(storedSmsCounters, storedSentCode, () => Date.now());
onChangeInOtherTab(smsCounterKeys, () =>
  useSms.setState(({ state }) => ({ state: { ...state, counters: storedSmsCounters.load() } })),
);

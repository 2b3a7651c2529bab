import { type SmsEvent, type SmsNotice, type SmsState, startSms, stepSms } from '@crepas/domain';
import { create } from 'zustand';
import { onChangeInOtherTab } from '../../shared/storage/jsonStorage.ts';
import {
  type SentCodeStorage,
  type SmsCountersStorage,
  smsCounterKeys,
  storedSentCode,
  storedSmsCounters,
} from './smsStorage.ts';

export type SmsStore = {
  readonly state: SmsState;
  /** The provider's id of the code that was sent last; kept while the customer is on another screen. */
  readonly sentCode: string | null;
  /** For the customer, also one who left the screen during a request and returned. */
  readonly notice: SmsNotice | null;
  /** Advances the state machine of the domain, stores its counters, and returns the notice for the customer. */
  readonly dispatch: (event: SmsEvent) => SmsNotice | null;
  readonly keepSentCode: (sentCode: string) => void;
  /** Resets to the state after a reload: counters and the sent code stay. */
  readonly restart: () => void;
};

export function createSmsStore(storage: SmsCountersStorage, sentCodes: SentCodeStorage, nowMs: () => number) {
  const start = () => {
    const sentCode = sentCodes.load();
    return { state: startSms(storage.load(), nowMs(), sentCode !== null), sentCode, notice: null };
  };
  return create<SmsStore>()((set, get) => ({
    ...start(),
    dispatch: (event) => {
      const before = get().state;
      const { state, notice } = stepSms(before, event, nowMs());
      if (state.counters !== before.counters) storage.save(state.counters);
      if (event.kind === 'verified') sentCodes.clear();
      set(event.kind === 'ticked' ? { state } : { state, notice });
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

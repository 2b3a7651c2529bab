import {
  type PhoneNumber,
  type SmsEvent,
  type SmsNotice,
  type SmsState,
  startSms,
  stepSms,
} from '@crepas/domain';
import { create } from 'zustand';
import { onChangeInOtherTab } from '../../shared/storage/jsonStorage.ts';
import {
  type SentCodeStorage,
  type SentToStorage,
  type SmsCountersStorage,
  smsCounterKeys,
  storedSentCode,
  storedSentTo,
  storedSmsCounters,
} from './smsStorage.ts';

export type SmsStore = {
  readonly state: SmsState;
  /** The provider's id of the code that was sent last; kept while the customer is on another screen. */
  readonly sentCode: string | null;
  /** The phone that it was sent to. */
  readonly sentTo: PhoneNumber | null;
  /** For the customer, also one who left the screen during a request and returned. */
  readonly notice: SmsNotice | null;
  /** Advances the state machine of the domain, stores its counters, and returns the notice for the customer. */
  readonly dispatch: (event: SmsEvent) => SmsNotice | null;
  readonly keepSentCode: (sentCode: string, sentTo: PhoneNumber) => void;
  /** Resets to the state after a reload: counters and the sent code stay. */
  readonly restart: () => void;
};

export function createSmsStore(
  storage: SmsCountersStorage,
  sentCodes: SentCodeStorage,
  sentTos: SentToStorage,
  nowMs: () => number,
) {
  const start = () => {
    const sentCode = sentCodes.load();
    const state = startSms(storage.load(), nowMs(), sentCode !== null);
    return { state, sentCode, sentTo: sentTos.load(), notice: null };
  };
  return create<SmsStore>()((set, get) => ({
    ...start(),
    dispatch: (event) => {
      const before = get().state;
      const { state, notice } = stepSms(before, event, nowMs());
      if (state.counters !== before.counters) storage.save(state.counters);
      if (event.kind === 'verified') {
        sentCodes.clear();
        sentTos.clear();
      }
      set(event.kind === 'ticked' ? { state } : { state, notice });
      return notice;
    },
    keepSentCode: (sentCode, sentTo) => {
      sentCodes.save(sentCode);
      sentTos.save(sentTo);
      set({ sentCode, sentTo });
    },
    restart: () => set(start()),
  }));
}

export const useSms = createSmsStore(storedSmsCounters, storedSentCode, storedSentTo, () => Date.now());
onChangeInOtherTab(smsCounterKeys, () =>
  useSms.setState(({ state }) => ({ state: { ...state, counters: storedSmsCounters.load() } })),
);

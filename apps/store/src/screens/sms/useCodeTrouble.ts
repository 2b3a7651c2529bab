import { isSending, resendCooldownSeconds, type SmsNotice, type SmsPhase } from '@crepas/domain';
import { useState } from 'react';
import { useIsPast } from '../../hooks/useIsPast.ts';
import { useSms } from '../../stores/sms.ts';

/**
 * Whether the code does not come: the first one was not answered for a minute, or the provider refused (decision T1). It
 * stays so while the screen is open, so that the other way does not vanish with the next attempt.
 */
export function useCodeTrouble(phase: SmsPhase, notice: SmsNotice | null): boolean {
  const { sendAttempts, lastTryMs } = useSms(({ state }) => state.counters);
  const [askedAtMs, setAskedAtMs] = useState(sendAttempts > 0 ? lastTryMs : null);
  const [isRefused, setRefused] = useState(false);
  // An answer that never comes is late, too.
  if (askedAtMs === null && isSending(phase)) setAskedAtMs(Date.now());
  if (!isRefused && notice && isRefusal(notice)) setRefused(true);
  const isLate = useIsPast(askedAtMs === null ? null : askedAtMs + resendCooldownSeconds * 1000);
  return isRefused || isLate || sendAttempts > 1;
}

function isRefusal({ code }: SmsNotice): boolean {
  switch (code) {
    case 'authError':
    case 'locked':
    case 'tooManySends':
    case 'tooManyVerifications':
      return true;
    case 'sent':
    case 'wait':
    case 'wrongCode':
    case 'verified':
      return false;
  }
}

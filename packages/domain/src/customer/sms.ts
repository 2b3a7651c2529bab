import {
  cooldownAt,
  cooldownLeft,
  freshCooldown,
  isLocked,
  lockSeconds,
  maxSendAttempts,
  maxVerifyAttempts,
  resendCooldownSeconds,
  type SmsCooldown,
} from './smsCooldown.ts';

/** `resending`: sending while an earlier code is still valid, which a failure must not invalidate. */
export type SmsPhase = 'enterPhone' | 'sending' | 'codeSent' | 'resending' | 'verifying' | 'verified';

export type SmsState = { readonly phase: SmsPhase; readonly counters: SmsCooldown };

export type SmsEvent =
  | { readonly kind: 'sendRequested' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'sendFailed'; readonly message: string }
  | { readonly kind: 'verifyRequested' }
  | { readonly kind: 'verified' }
  | { readonly kind: 'wrongCode' }
  /** The provider checked the code and refused it as expired, although it may be correct. */
  | { readonly kind: 'codeRefused'; readonly message: string }
  /** The provider did not check the code: no network, or an error of the provider. */
  | { readonly kind: 'verifyFailed'; readonly message: string }
  | { readonly kind: 'tooManyRequests' }
  | { readonly kind: 'ticked' };

/** The notice for the customer; the app has the words (spec §8). */
export type SmsNotice =
  | { readonly code: 'wait'; readonly seconds: number }
  | { readonly code: 'tooManySends' }
  | { readonly code: 'sent' }
  | { readonly code: 'locked' }
  | { readonly code: 'authError'; readonly message: string }
  | { readonly code: 'tooManyVerifications' }
  | { readonly code: 'wrongCode' }
  | { readonly code: 'verified' };

export type SmsStep = { readonly state: SmsState; readonly notice: SmsNotice | null };

/** A request for a code is in flight. */
export const isSending = (phase: SmsPhase): boolean => phase === 'sending' || phase === 'resending';

/** A code was sent: its field is shown. */
export const awaitsCode = (phase: SmsPhase): boolean =>
  phase === 'codeSent' || phase === 'resending' || phase === 'verifying';

/**
 * The state at a page load. `hasCode`: a code was sent and not entered yet, so its field is shown until the
 * counters of its send expire.
 */
export function startSms(counters: SmsCooldown, nowMs: number, hasCode: boolean): SmsState {
  const settled = cooldownAt(counters, nowMs);
  return { phase: hasCode && settled.sendAttempts > 0 ? 'codeSent' : 'enterPhone', counters: settled };
}

/** The phase after a failed request. */
const withoutRequest = (phase: SmsPhase): SmsPhase => (awaitsCode(phase) ? 'codeSent' : 'enterPhone');

/**
 * The whole SMS flow of spec §4: (state, event, now) → (state, notice).
 * A request is in flight in these phases: `sending` or `resending` after `sendRequested`, `verifying` after
 * `verifyRequested`.
 *
 * @param nowMs milliseconds since 1970
 * @throws RangeError when `nowMs` is not finite: no attempt may pass because a clock cannot be read
 */
export function stepSms({ phase, counters }: SmsState, event: SmsEvent, nowMs: number): SmsStep {
  if (!Number.isFinite(nowMs)) throw new RangeError(`No moment: ${nowMs}`);
  const settled = cooldownAt(counters, nowMs);
  const stay = (notice: SmsNotice | null = null): SmsStep => ({
    state: { phase, counters: settled },
    notice,
  });
  const move = (to: SmsPhase, changed: Partial<SmsCooldown>, notice: SmsNotice | null): SmsStep => ({
    state: { phase: to, counters: { ...settled, ...changed } },
    notice,
  });
  /** Counts an attempt (decision P8). The wait for the next send continues, although the last try is now. */
  const failedAttempt = (notice: SmsNotice): SmsStep =>
    move(
      'codeSent',
      {
        cooldownSeconds: cooldownLeft(settled, nowMs),
        verifyAttempts: settled.verifyAttempts + 1,
        lastTryMs: nowMs,
      },
      notice,
    );
  const locked = isLocked(settled, nowMs);

  switch (event.kind) {
    case 'ticked':
      return stay();
    case 'sendRequested': {
      if (isSending(phase) || phase === 'verifying') return stay();
      if (locked) return stay({ code: 'locked' });
      if (settled.sendAttempts >= maxSendAttempts) return stay({ code: 'tooManySends' });
      // Nobody could enter the new code, and each send would begin the fifteen minutes anew.
      if (settled.verifyAttempts >= maxVerifyAttempts) return stay({ code: 'tooManyVerifications' });
      const seconds = cooldownLeft(settled, nowMs);
      if (seconds > 0) return stay({ code: 'wait', seconds });
      return move(phase === 'codeSent' ? 'resending' : 'sending', {}, null);
    }
    case 'sent':
      return move(
        'codeSent',
        {
          cooldownSeconds: resendCooldownSeconds,
          sendAttempts: settled.sendAttempts + 1,
          lastTryMs: nowMs,
        },
        { code: 'sent' },
      );
    case 'sendFailed':
      return move(withoutRequest(phase), {}, { code: 'authError', message: event.message });
    case 'verifyRequested':
      if (phase !== 'codeSent') return stay();
      if (locked) return stay({ code: 'locked' });
      return settled.verifyAttempts >= maxVerifyAttempts
        ? stay({ code: 'tooManyVerifications' })
        : move('verifying', {}, null);
    case 'wrongCode':
      return failedAttempt({ code: 'wrongCode' });
    case 'codeRefused':
      return failedAttempt({ code: 'authError', message: event.message });
    case 'verifyFailed':
      return move('codeSent', {}, { code: 'authError', message: event.message });
    case 'verified':
      return { state: { phase: 'verified', counters: freshCooldown }, notice: { code: 'verified' } };
    case 'tooManyRequests':
      return move(
        withoutRequest(phase),
        { cooldownSeconds: lockSeconds, sendAttempts: maxSendAttempts, lastTryMs: nowMs },
        { code: 'locked' },
      );
  }
}

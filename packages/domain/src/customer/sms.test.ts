import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awaitsCode, isSending, type SmsEvent, type SmsState, startSms, stepSms } from './sms.ts';
import {
  cooldownLeft,
  freshCooldown,
  isLocked,
  lockSeconds,
  maxSendAttempts,
  maxVerifyAttempts,
  type SmsCooldown,
  secondsUntilSend,
} from './smsCooldown.ts';

const noon = Date.UTC(2026, 10, 21, 18);
const seconds = (n: number) => noon + n * 1000;
const fresh = (): SmsState => startSms(freshCooldown, noon, false);

const codeSent = (counters: Partial<SmsCooldown> = {}): SmsState => ({
  phase: 'codeSent',
  counters: { cooldownSeconds: 60, sendAttempts: 1, verifyAttempts: 0, lastTryMs: noon, ...counters },
});

function play(state: SmsState, ...moves: [SmsEvent, number][]) {
  return moves.reduce((step, [event, at]) => stepSms(step.state, event, at), {
    state,
    notice: null,
  } as ReturnType<typeof stepSms>);
}

describe('sending a code (spec §4, §9)', () => {
  it('calls the provider, then waits 60 s before the next call', () => {
    expect(play(fresh(), [{ kind: 'sendRequested' }, noon]).state.phase).toBe('sending');
    const sent = play(fresh(), [{ kind: 'sendRequested' }, noon], [{ kind: 'sent' }, seconds(1)]);
    expect(sent.notice).toEqual({ code: 'sent' });
    expect(sent.state).toEqual(codeSent({ lastTryMs: seconds(1) }));
    expect(cooldownLeft(sent.state.counters, seconds(1))).toBe(60);
    expect(play(sent.state, [{ kind: 'sendRequested' }, seconds(31)]).notice).toEqual({
      code: 'wait',
      seconds: 30,
    });
    expect(play(sent.state, [{ kind: 'sendRequested' }, seconds(61)]).state.phase).toBe('resending');
  });

  it('is refused half a second too early, and allowed at the second', () => {
    const sent = codeSent();
    expect(play(sent, [{ kind: 'sendRequested' }, seconds(59.5)])).toEqual({
      state: sent,
      notice: { code: 'wait', seconds: 1 },
    });
    expect(play(sent, [{ kind: 'sendRequested' }, seconds(60)]).state.phase).toBe('resending');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('passes at no moment %s that a clock cannot show', (at) => {
    expect(() => play(codeSent(), [{ kind: 'sendRequested' }, at])).toThrow(RangeError);
    expect(() => play(codeSent(), [{ kind: 'sent' }, at])).toThrow(RangeError);
  });

  it('is refused after five attempts', () => {
    const five = codeSent({ sendAttempts: maxSendAttempts });
    const sixth = play(five, [{ kind: 'sendRequested' }, seconds(120)]);
    expect(sixth).toEqual({ state: five, notice: { code: 'tooManySends' } });
  });

  it('does not count an attempt when the provider fails', () => {
    const failed = play(
      fresh(),
      [{ kind: 'sendRequested' }, noon],
      [{ kind: 'sendFailed', message: 'red' }, noon],
    );
    expect(failed.notice).toEqual({ code: 'authError', message: 'red' });
    expect(failed.state).toEqual({ phase: 'enterPhone', counters: freshCooldown });
  });
});

describe('sending another code', () => {
  const again = () => play(codeSent(), [{ kind: 'sendRequested' }, seconds(61)]);

  it.each([{ kind: 'sendFailed', message: 'red' }, { kind: 'tooManyRequests' }] as const)(
    'keeps the first code usable when it fails with $kind',
    (event) => {
      expect(again().state.phase).toBe('resending');
      expect(play(again().state, [event, seconds(62)]).state.phase).toBe('codeSent');
    },
  );

  it.each(['sending', 'resending', 'verifying'] as const)('is not requested while %s', (phase) => {
    const busy = { phase, counters: freshCooldown };
    expect(play(busy, [{ kind: 'sendRequested' }, noon])).toEqual({ state: busy, notice: null });
  });
});

describe('verifying a code', () => {
  it('counts a wrong one without prolonging the wait for the next send', () => {
    const wrong = play(
      codeSent(),
      [{ kind: 'verifyRequested' }, seconds(20)],
      [{ kind: 'wrongCode' }, seconds(20)],
    );
    expect(wrong.notice).toEqual({ code: 'wrongCode' });
    expect(wrong.state.phase).toBe('codeSent');
    expect(wrong.state.counters.verifyAttempts).toBe(1);
    expect(cooldownLeft(wrong.state.counters, seconds(20))).toBe(40);
  });

  it('counts an expired code too, because the provider checked it (decision P8)', () => {
    const expired = play(
      codeSent({ verifyAttempts: 3 }),
      [{ kind: 'verifyRequested' }, seconds(20)],
      [{ kind: 'codeRefused', message: 'venció' }, seconds(20)],
    );
    expect(expired.notice).toEqual({ code: 'authError', message: 'venció' });
    expect(expired.state.phase).toBe('codeSent');
    expect(expired.state.counters.verifyAttempts).toBe(4);
    expect(cooldownLeft(expired.state.counters, seconds(20))).toBe(40);
  });

  it.each(['verifyRequested', 'sendRequested'] as const)('is refused after five wrong codes: %s', (kind) => {
    const state = codeSent({ verifyAttempts: 5 });
    expect(play(state, [{ kind }, seconds(61)])).toEqual({ state, notice: { code: 'tooManyVerifications' } });
    // Fifteen minutes after the last try.
    expect(play(state, [{ kind }, seconds(901)]).notice).toBeNull();
  });

  it('after five wrong codes another code waits until the counters reset, and no longer', () => {
    const { counters } = codeSent({ verifyAttempts: 5, cooldownSeconds: 0 });
    expect(secondsUntilSend(counters, seconds(61))).toBe(839);
    expect(secondsUntilSend({ ...counters, verifyAttempts: 4 }, seconds(61))).toBe(0);
    const { state } = play({ phase: 'codeSent', counters }, [{ kind: 'ticked' }, seconds(900)]);
    expect(secondsUntilSend(state.counters, seconds(900))).toBe(0);
  });

  it.each(['enterPhone', 'sending', 'resending', 'verifying', 'verified'] as const)(
    'does nothing while %s: there is no code to verify, or one is being verified',
    (phase) => {
      const state = { ...codeSent(), phase };
      expect(play(state, [{ kind: 'verifyRequested' }, seconds(1)])).toEqual({ state, notice: null });
    },
  );

  it('calls the provider up to the fifth time', () => {
    const verifying = play(codeSent({ verifyAttempts: 4 }), [{ kind: 'verifyRequested' }, seconds(1)]);
    expect(verifying).toEqual({
      state: { ...codeSent({ verifyAttempts: 4 }), phase: 'verifying' },
      notice: null,
    });
  });

  it('does not count an attempt and keeps the code when it fails before the provider checks it (decision P8)', () => {
    const failed = play(
      codeSent(),
      [{ kind: 'verifyRequested' }, seconds(1)],
      [{ kind: 'verifyFailed', message: 'red' }, seconds(2)],
    );
    expect(failed).toEqual({ state: codeSent(), notice: { code: 'authError', message: 'red' } });
  });

  it('locks on too many requests, and keeps the code for later', () => {
    const failed = play(
      codeSent(),
      [{ kind: 'verifyRequested' }, seconds(1)],
      [{ kind: 'tooManyRequests' }, seconds(2)],
    );
    expect(failed.state.phase).toBe('codeSent');
    expect(isLocked(failed.state.counters, seconds(2))).toBe(true);
  });

  it('clears the counters when the code is correct', () => {
    const done = play(
      codeSent({ verifyAttempts: 4 }),
      [{ kind: 'verifyRequested' }, seconds(1)],
      [{ kind: 'verified' }, seconds(1)],
    );
    expect(done).toEqual({
      state: { phase: 'verified', counters: freshCooldown },
      notice: { code: 'verified' },
    });
  });
});

describe('a page load', () => {
  const { counters } = codeSent({ sendAttempts: 3 });

  it('starts at the phone, with the stored counters', () => {
    expect(startSms(counters, seconds(5), false)).toEqual({ phase: 'enterPhone', counters });
  });

  it('continues at the code that was sent before, until the counters expire', () => {
    expect(startSms(counters, seconds(5), true)).toEqual({ phase: 'codeSent', counters });
    expect(startSms(counters, seconds(899), true).phase).toBe('codeSent');
    expect(startSms(counters, seconds(900), true)).toEqual({ phase: 'enterPhone', counters: freshCooldown });
  });

  it('changes with time without a notice', () => {
    const state = codeSent();
    expect(play(state, [{ kind: 'ticked' }, seconds(5)])).toEqual({ state, notice: null });
  });

  it.each<[SmsState['phase'], boolean, boolean]>([
    ['enterPhone', false, false],
    ['sending', true, false],
    ['codeSent', false, true],
    ['resending', true, true],
    ['verifying', false, true],
    ['verified', false, false],
  ])('a page load with %s: sending %s, code awaited %s', (phase, sending, awaiting) => {
    expect([isSending(phase), awaitsCode(phase)]).toEqual([sending, awaiting]);
  });
});

describe('too many requests (decision P4)', () => {
  const locked = () => play(fresh(), [{ kind: 'sendRequested' }, noon], [{ kind: 'tooManyRequests' }, noon]);

  it('locks for 15 minutes and counts as five sends', () => {
    expect(locked().notice).toEqual({ code: 'locked' });
    expect(locked().state.counters).toEqual({
      cooldownSeconds: 900,
      sendAttempts: 5,
      verifyAttempts: 0,
      lastTryMs: noon,
    });
    expect(isLocked(locked().state.counters, seconds(899))).toBe(true);
    expect(play(locked().state, [{ kind: 'sendRequested' }, seconds(899)]).notice).toEqual({
      code: 'locked',
    });
  });

  it('locks verifying too', () => {
    const state = { ...locked().state, phase: 'codeSent' } as const;
    expect(play(state, [{ kind: 'verifyRequested' }, seconds(10)]).notice).toEqual({ code: 'locked' });
  });

  it('expires after them, with all counters', () => {
    const after = play(locked().state, [{ kind: 'ticked' }, seconds(900)]);
    expect(after.state.counters).toEqual(freshCooldown);
  });

  it('survives a reload', () => {
    expect(isLocked(startSms(locked().state.counters, seconds(60), false).counters, seconds(60))).toBe(true);
  });

  it('does not outlast 15 minutes when the clock is set back an hour', () => {
    const back = startSms(locked().state.counters, seconds(-3600), false);
    expect(isLocked(back.counters, seconds(-3600))).toBe(true);
    expect(isLocked(back.counters, seconds(-3600 + lockSeconds))).toBe(false);
  });
});

const isVerdict = ({ kind }: SmsEvent) => ['wrongCode', 'codeRefused', 'verifyFailed'].includes(kind);

describe('for any sequence of events and clock jumps', () => {
  const event: fc.Arbitrary<SmsEvent> = fc.constantFrom(
    { kind: 'sendRequested' },
    { kind: 'sent' },
    { kind: 'sendFailed', message: 'x' },
    { kind: 'verifyRequested' },
    { kind: 'wrongCode' },
    { kind: 'codeRefused', message: 'x' },
    { kind: 'verifyFailed', message: 'x' },
    { kind: 'tooManyRequests' },
    { kind: 'ticked' },
  );
  const moves = fc.array(fc.tuple(event, fc.integer({ min: -2000, max: 2000 })), { maxLength: 60 });

  it('sends five times at most, waits 15 minutes at most, and resets only after time passed', () => {
    fc.assert(
      fc.property(moves, (all) => {
        let state = fresh();
        let now = noon;
        for (const [event, jump] of all) {
          // The provider answers only requests that were made.
          if ((event.kind === 'sent' || event.kind === 'sendFailed') && !isSending(state.phase)) continue;
          if (isVerdict(event) && state.phase !== 'verifying') continue;
          now += jump * 1000;
          const { sendAttempts, lastTryMs } = state.counters;
          state = stepSms(state, event, now).state;
          expect(state.counters.sendAttempts).toBeLessThanOrEqual(maxSendAttempts);
          expect(state.counters.verifyAttempts).toBeLessThanOrEqual(maxVerifyAttempts);
          expect(cooldownLeft(state.counters, now)).toBeLessThanOrEqual(lockSeconds);
          expect(isLocked(state.counters, Math.max(now, state.counters.lastTryMs) + lockSeconds * 1000)).toBe(
            false,
          );
          if (now - lastTryMs < lockSeconds * 1000) {
            expect(state.counters.sendAttempts).toBeGreaterThanOrEqual(sendAttempts);
          }
        }
      }),
    );
  });
});

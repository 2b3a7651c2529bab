/** Spec §9. All durations in seconds. */
export const maxSendAttempts = 5;
export const maxVerifyAttempts = 5;
export const resendCooldownSeconds = 60;
export const lockSeconds = 900;

/** What survives a reload: the four storage keys of spec §3. */
export type SmsCounters = {
  /** Seconds to wait before the next send, counted from `lastTryMs`; 900 means locked. */
  readonly cooldownSeconds: number;
  readonly sendAttempts: number;
  readonly verifyAttempts: number;
  /** Milliseconds since the epoch; 0 when nothing was tried. */
  readonly lastTryMs: number;
};

export const freshCounters: SmsCounters = {
  cooldownSeconds: 0,
  sendAttempts: 0,
  verifyAttempts: 0,
  lastTryMs: 0,
};

/** Seconds until another code may be sent, 0 when it may. */
export function cooldownLeft({ cooldownSeconds, lastTryMs }: SmsCounters, nowMs: number): number {
  const left = Math.ceil(cooldownSeconds - (nowMs - lastTryMs) / 1000);
  return Math.min(cooldownSeconds, Math.max(0, left));
}

/** The provider asked for quiet: nothing can be sent or verified until the lock is over (decision P4). */
export const isLocked = (counters: SmsCounters, nowMs: number): boolean =>
  counters.cooldownSeconds > resendCooldownSeconds && cooldownLeft(counters, nowMs) > 0;

/**
 * What they come to by now. Fifteen quiet minutes after the last try everything is forgotten. A last try that lies
 * in the future means that the clock was set back: it counts from now, so that no lock outlasts its fifteen minutes
 * (decision P3).
 */
export function countersAt(counters: SmsCounters, nowMs: number): SmsCounters {
  if (counters.lastTryMs > nowMs) return { ...counters, lastTryMs: nowMs };
  return nowMs - counters.lastTryMs >= lockSeconds * 1000 ? freshCounters : counters;
}

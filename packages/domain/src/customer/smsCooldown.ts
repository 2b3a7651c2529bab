/** Spec §9. All durations in seconds. */
export const maxSendAttempts = 5;
export const maxVerifyAttempts = 5;
export const resendCooldownSeconds = 60;
export const lockSeconds = 900;

/** The counters that survive a reload: the four storage keys of spec §3. */
export type SmsCooldown = {
  /** Seconds to wait before the next send, counted from `lastTryMs`; 900 means locked. */
  readonly cooldownSeconds: number;
  readonly sendAttempts: number;
  readonly verifyAttempts: number;
  /** Milliseconds since the epoch; 0 before the first try. */
  readonly lastTryMs: number;
};

export const freshCooldown: SmsCooldown = {
  cooldownSeconds: 0,
  sendAttempts: 0,
  verifyAttempts: 0,
  lastTryMs: 0,
};

/** Seconds until another code may be sent, 0 when it may be sent now. */
export function cooldownLeft({ cooldownSeconds, lastTryMs }: SmsCooldown, nowMs: number): number {
  const left = Math.ceil(cooldownSeconds - (nowMs - lastTryMs) / 1000);
  return Math.min(cooldownSeconds, Math.max(0, left));
}

/**
 * Seconds until a send is worth asking for, 0 when it is now. After the last wrong code that is allowed nobody could enter another code
 * before the counters reset.
 */
export function secondsUntilSend(counters: SmsCooldown, nowMs: number): number {
  const isUsedUp = counters.verifyAttempts >= maxVerifyAttempts;
  return cooldownLeft(isUsedUp ? { ...counters, cooldownSeconds: lockSeconds } : counters, nowMs);
}

/** The provider answered "too many requests": sending and verifying are locked for 15 minutes (decision P4). */
export const isLocked = (counters: SmsCooldown, nowMs: number): boolean =>
  counters.cooldownSeconds > resendCooldownSeconds && cooldownLeft(counters, nowMs) > 0;

/**
 * The counters at this moment. They reset 15 minutes after the last try. A last try in the future means that the
 * clock was set back: it counts from now, so a lock never exceeds 15 minutes (decision P3).
 */
export function cooldownAt(counters: SmsCooldown, nowMs: number): SmsCooldown {
  if (counters.lastTryMs > nowMs) return { ...counters, lastTryMs: nowMs };
  return nowMs - counters.lastTryMs >= lockSeconds * 1000 ? freshCooldown : counters;
}

/** A finger gives `pointerover` before its click, a mouse when it moves. */
const signs = ['pointerover', 'keydown', 'scroll'];
const once = { once: true, passive: true, capture: true };

let touched = new Promise<void>(() => undefined);

/** Call it once, at the start of the app. */
export function followTouches(): void {
  touched = new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, () => resolve(), once);
  });
}

/**
 * Runs work after the customer's first touch, key or scroll in this document, which may be long ago.
 *
 * @param timeoutMs after which it runs in any case: a screen reader may give no sign
 */
export function whenTouched(work: () => void, timeoutMs: number): void {
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  void Promise.race([touched, timeout]).then(work);
}

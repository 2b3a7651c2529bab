import { inTime } from '../client/abortedIn.ts';

type AppCheck = { readonly appCheckToken: () => Promise<string> };

/** Longer than a slow phone takes to load reCAPTCHA. Google's package waits for a blocked script without an end. */
const timeoutMs = 15_000;

/**
 * The header by which the sign-in provider knows the shop's own pages. Where no token can be had the call goes without one: the
 * provider decides, as it refuses only where it enforces App Check.
 *
 * @param load the app's chunk with Google's package; null where no site key is configured
 * @returns throws an error with the code `app-check/timeout` when reCAPTCHA does not answer
 */
export function createAppCheckHeaders(
  load: (() => Promise<AppCheck>) | null,
): () => Promise<Readonly<Record<string, string>>> {
  return async () => {
    if (load === null) return {};
    const { appCheckToken } = await load();
    const token = await inTime(
      appCheckToken().catch(() => null),
      timeoutMs,
      'app-check/timeout',
    );
    return token === null ? {} : { 'X-Firebase-AppCheck': token };
  };
}

/** The provider or Google's package refuses this page, whoever signs in. The provider's code ends with a full stop. */
export const isPageRefused = (code: string): boolean =>
  /^(app-?check\/|auth\/(firebase-app-check-|requests-from-|the-caller-does-not-have-permission))/i.test(
    code,
  );

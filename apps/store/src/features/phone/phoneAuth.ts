import { hideSilentDatabase, inTime } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { appCheckHeaders } from '../../shared/appCheck/appCheckHeaders.ts';
import { config } from '../../shared/env.ts';
import { storedPhoneSession } from '../../shared/storage/phoneSessionStorage.ts';

export type PhoneAuth = {
  /**
   * Sends a code by SMS, and returns the provider's id of it. Throws the provider's error, which carries a `code`.
   * @param phone with country prefix: `+525512345678`
   * @param container where the provider may show its CAPTCHA
   */
  readonly sendCode: (phone: string, container: HTMLElement) => Promise<string>;
  /** Verifies a code and returns the phone number that it proves. Throws the provider's error, which carries a `code`. */
  readonly confirm: (sentCode: string, code: string) => Promise<PhoneNumber>;
  /** The number that the provider's current session on this device proves, if any (decision P2). */
  readonly provenPhone: () => Promise<PhoneNumber | null>;
};

let opened: Promise<PhoneAuth> | undefined;

/**
 * Loads the provider's SDK, a large chunk, once. After a failed load the next call tries again: the loader of
 * @crepas/ui/loading fetches the files before the `import()`, because some browsers remember a failed `import()`.
 */
function open(): Promise<PhoneAuth> {
  // App Check first: the SDK reads its stored session with the provider as soon as it is there.
  opened ??= Promise.all([appCheckHeaders().catch(() => undefined), hideSilentDatabase()])
    .then(() => import('./firebase.ts'))
    .then(({ openFirebase }) => openFirebase(config, storedPhoneSession.save))
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

export const preparePhoneAuth = (): void => void open().catch(() => undefined);

/** The SDK takes its token of App Check from Google's package, and waits without a limit for it: ours is asked first. */
async function openChecked(): Promise<PhoneAuth> {
  const auth = await inTime(open(), maxOpenMs, 'auth/timeout');
  await appCheckHeaders();
  return auth;
}

/** The SDK is 50 kB, and App Check waits for 15 seconds at most. */
const maxOpenMs = 40_000;

/** Reading the session and renewing its token. */
const maxProofMs = 10_000;

export const phoneAuth: PhoneAuth = {
  sendCode: async (phone, container) => (await openChecked()).sendCode(phone, container),
  confirm: async (sentCode, code) => (await openChecked()).confirm(sentCode, code),
  provenPhone: async () => inTime((await openChecked()).provenPhone(), maxProofMs, 'auth/timeout'),
};

import type { PhoneNumber } from '@crepas/domain';
import { config } from '../env.ts';
import { storedPhoneSession } from '../storage/phoneSession.ts';

export type PhoneAuth = {
  /**
   * Sends a code by SMS, and answers the provider's name for it. Throws the provider's error, which carries a `code`.
   * @param phone with country prefix: `+525512345678`
   * @param container where the provider may show its proof that a person is there
   */
  readonly sendCode: (phone: string, container: HTMLElement) => Promise<string>;
  /** Answers the number that a sent code proves. Throws the provider's error, which carries a `code`. */
  readonly confirm: (sentCode: string, code: string) => Promise<PhoneNumber>;
  /** The number that the provider's session on this device proves today, if any (decision P2). */
  readonly provenPhone: () => Promise<PhoneNumber | null>;
};

let opened: Promise<PhoneAuth> | undefined;

/**
 * Loads the provider's SDK, a large chunk, once. After a failed load the next call tries again: the loader of
 * @crepas/ui/loading fetches the files before the `import()`, because some browsers remember a failed `import()`.
 */
function open(): Promise<PhoneAuth> {
  opened ??= import('./firebase.ts')
    .then(({ openFirebase }) => openFirebase(config, storedPhoneSession.save))
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/** Fetches the SDK before it is asked for: the customer is on the way to prove a phone. */
export const preparePhoneAuth = (): void => void open().catch(() => undefined);

export const phoneAuth: PhoneAuth = {
  sendCode: async (phone, container) => (await open()).sendCode(phone, container),
  confirm: async (sentCode, code) => (await open()).confirm(sentCode, code),
  provenPhone: async () => (await open()).provenPhone(),
};

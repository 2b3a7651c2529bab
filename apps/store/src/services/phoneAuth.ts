import type { PhoneNumber } from '@crepas/domain';
import { config } from '../env.ts';
import { storedPhoneSession } from '../storage/phoneSession.ts';

/** A code on its way to a phone. */
export type Confirmation = {
  /** Answers the number that the code proves. Throws the provider's error, which carries a `code`. */
  readonly confirm: (code: string) => Promise<PhoneNumber>;
};

export type PhoneAuth = {
  /**
   * Sends a code by SMS. Throws the provider's error, which carries a `code`.
   * @param phone with country prefix: `+525512345678`
   * @param container where the provider may show its proof that a person is there
   */
  readonly sendCode: (phone: string, container: HTMLElement) => Promise<Confirmation>;
  /** The number that the provider's session on this device proves today, if any (decision P2). */
  readonly provenPhone: () => Promise<PhoneNumber | null>;
};

let opened: Promise<PhoneAuth> | undefined;

/** The provider's SDK is heavy: fetched when a phone is to be proven, and kept. A failed fetch may be tried again. */
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
  provenPhone: async () => (await open()).provenPhone(),
};

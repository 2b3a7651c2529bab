import { type AppConfig, inTime, type ProviderSession } from '@crepas/api';
import { type PhoneNumber, parsePhone } from '@crepas/domain';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
  type User,
} from 'firebase/auth';

type KeepSession = (session: ProviderSession) => void;

/**
 * The phone sign-in of Firebase, as `phoneAuth.ts` imports it. `keep` stores the session, so that later page loads can send
 * its token without loading the SDK.
 */
export function openFirebase(config: AppConfig, keep: KeepSession) {
  const auth = openAuth(config);
  return {
    sendCode: (phone: string, container: HTMLElement) => sendCode(auth, phone, container),
    confirm: (sentCode: string, code: string) => confirm(auth, sentCode, code, keep),
    provenPhone: async (): Promise<PhoneNumber | null> => {
      await inTime(auth.authStateReady(), maxReadyMs, 'auth/timeout');
      const user = auth.currentUser;
      if (!user) return null;
      try {
        // Forces a new token: the SDK still stores sessions that the provider has revoked.
        keep(await sessionOf(user, true));
      } catch {
        return null;
      }
      return parsePhone(user.phoneNumber ?? '');
    },
  };
}

/** A session that cannot be read by then counts as none. */
const maxReadyMs = 3000;

/** Longer than a slow phone takes to load reCAPTCHA and to pass it without a challenge. */
const maxCaptchaMs = 20_000;

/** The challenge itself expires after two minutes. */
const maxChallengeMs = 150_000;

/** The token follows the end of a solved challenge at once. */
const solvedMs = 2000;

async function sessionOf(user: User, isFresh = false): Promise<ProviderSession> {
  const { token, expirationTime } = await user.getIdTokenResult(isFresh);
  return { token, refreshToken: user.refreshToken, expiresAtMs: Date.parse(expirationTime) };
}

function openAuth({ firebase, authEmulatorPort }: AppConfig): Auth {
  const auth = initializeAuth(initializeApp(firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (authEmulatorPort !== undefined) {
    connectAuthEmulator(auth, `http://${location.hostname}:${authEmulatorPort}`, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  auth.languageCode = 'es-419';
  return auth;
}

/** With a verifier and an element of its own: reusing either hangs the second send in the SDK (decision P5). */
async function sendCode(auth: Auth, phone: string, container: HTMLElement): Promise<string> {
  const element = document.createElement('div');
  container.append(element);
  const verifier = new RecaptchaVerifier(auth, element, { size: 'invisible' });
  const verify = verifier.verify.bind(verifier);
  verifier.verify = () => inTime(passed(verify()), maxChallengeMs, captchaFailed);
  try {
    return (await signInWithPhoneNumber(auth, phone, verifier)).verificationId;
  } finally {
    verifier.clear();
    element.remove();
  }
}

const captchaFailed = 'auth/captcha-check-failed';

const isChallengeOpen = (): boolean =>
  [...document.querySelectorAll('iframe[src*="recaptcha"][src*="/bframe"]')].some(
    (frame) => getComputedStyle(frame).visibility !== 'hidden',
  );

/** reCAPTCHA does not say that the customer closed its challenge: the frame is hidden, and no token comes. */
async function passed(token: Promise<string>): Promise<string> {
  const checkMs = 250;
  let leftMs = maxCaptchaMs;
  let timer: ReturnType<typeof setInterval> | undefined;
  const closed = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (isChallengeOpen()) leftMs = solvedMs;
      else leftMs -= checkMs;
      if (leftMs <= 0) reject(Object.assign(new Error('No token of reCAPTCHA'), { code: captchaFailed }));
    }, checkMs);
  });
  return Promise.race([token, closed]).finally(() => clearInterval(timer));
}

/** Needs only the provider's id of the code: the page that requested it may have been discarded. */
async function confirm(auth: Auth, sentCode: string, code: string, keep: KeepSession): Promise<PhoneNumber> {
  const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(sentCode, code));
  const phone = parsePhone(user.phoneNumber ?? '');
  if (phone === null) {
    throw Object.assign(new Error('Not a Mexican number'), { code: 'auth/invalid-phone-number' });
  }
  keep(await sessionOf(user));
  return phone;
}

import { isPageRefused } from '@crepas/api';
import { isLostFile } from '@crepas/ui/loading';

export type SignInRefusal =
  | 'wrongCredentials'
  | 'invalidEmail'
  | 'tooManyTries'
  | 'disabled'
  | 'network'
  | 'pageRefused'
  | 'unknown';

/** Reads the provider's error code. A wrong e-mail and a wrong password give the same answer, as attackers try both. */
export function signInRefusal(error: unknown): SignInRefusal {
  const code = errorCode(error);
  if (isPageRefused(code)) return 'pageRefused';
  switch (code) {
    case 'auth/invalid-credential':
    case 'auth/invalid-login-credentials':
    case 'auth/wrong-password':
    case 'auth/user-not-found':
      return 'wrongCredentials';
    case 'auth/invalid-email':
      return 'invalidEmail';
    case 'auth/too-many-requests':
    case 'auth/quota-exceeded':
      return 'tooManyTries';
    case 'auth/user-disabled':
      return 'disabled';
    case 'auth/network-request-failed':
      return 'network';
    default:
      // The SDK is a separate chunk: failing to load it means there is no network. `import()` throws a TypeError.
      return isLostFile(error) || error instanceof TypeError ? 'network' : 'unknown';
  }
}

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

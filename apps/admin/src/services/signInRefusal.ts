/** Why a sign-in did not happen; the app has the words. */
export type SignInRefusal = 'wrongCredentials' | 'tooManyTries' | 'disabled' | 'network' | 'unknown';

/** Reads the provider's error code. Which half of the credentials was wrong is nobody's business. */
export function signInRefusal(error: unknown): SignInRefusal {
  switch (errorCode(error)) {
    case 'auth/invalid-credential':
    case 'auth/invalid-login-credentials':
    case 'auth/invalid-email':
    case 'auth/wrong-password':
    case 'auth/user-not-found':
      return 'wrongCredentials';
    case 'auth/too-many-requests':
    case 'auth/quota-exceeded':
      return 'tooManyTries';
    case 'auth/user-disabled':
      return 'disabled';
    case 'auth/network-request-failed':
      return 'network';
    default:
      // The provider's code is a file of its own: not to get it is to be offline.
      return error instanceof TypeError ? 'network' : 'unknown';
  }
}

const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

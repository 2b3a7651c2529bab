const typedEmailKey = 'typedEmail';

/** The e-mail of a sign-in that a reload has interrupted, for the next document of this tab. */
export const typedEmail = {
  save(email: string) {
    try {
      sessionStorage.setItem(typedEmailKey, email);
    } catch {
      // Storage is blocked or full: it is typed again.
    }
  },
  /** Empty when there is none. Read once. */
  take(): string {
    try {
      const email = sessionStorage.getItem(typedEmailKey) ?? '';
      sessionStorage.removeItem(typedEmailKey);
      return email;
    } catch {
      return '';
    }
  },
};

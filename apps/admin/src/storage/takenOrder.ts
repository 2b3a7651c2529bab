const key = 'takenOrder';

/**
 * The order by telephone that this tab has begun, as a text. It has a customer's data, so it ends with the tab. With blocked
 * storage it is lost with a reload, and nothing throws.
 */
export const storedTakenOrder = {
  load(): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  save(text: string | null): void {
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // Storage is blocked: the draft stays until the next reload.
    }
  },
};

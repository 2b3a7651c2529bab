import { useState } from 'react';

type Attempt = { readonly isPending: boolean; readonly error: unknown };
const idle: Attempt = { isPending: false, error: null };

/**
 * One action of a screen: whether it runs, and its last failure. `useMutation` would do more, and be part of every first
 * load.
 */
export function useAttempt() {
  const [attempt, setAttempt] = useState(idle);
  const run = async (act: () => Promise<void>) => {
    if (attempt.isPending) return;
    setAttempt({ isPending: true, error: null });
    try {
      await act();
      setAttempt(idle);
    } catch (error) {
      setAttempt({ isPending: false, error });
    }
  };
  return { ...attempt, run, reset: () => setAttempt(idle) };
}

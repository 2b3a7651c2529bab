import { useEffect } from 'react';
import { useSteps } from '../../../stores/steps.ts';
import { useStep } from '../useStep.ts';

/** Milliseconds in which a step can be undone. */
const undoMs = 5_000;

/** Sends the held step when its undo time is over, or when the page is hidden. */
export function useHeldStep(): void {
  const held = useSteps((store) => store.held);
  const release = useSteps((store) => store.release);
  const { mutate } = useStep();

  useEffect(() => {
    if (!held) return;
    const send = () => {
      const due = release(held);
      if (due) mutate({ id: due.order.id, stage: due.stage });
    };
    const sendWhenHidden = () => document.visibilityState === 'hidden' && send();
    const timer = setTimeout(send, undoMs);
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', sendWhenHidden);
    };
  }, [held, release, mutate]);
}

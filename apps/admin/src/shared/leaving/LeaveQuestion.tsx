import { useContext, useEffect, useRef, useState } from 'react';
import { LeaveGuardContext } from './guardedHistory.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

export type LeaveQuestionProps = {
  /** Called when the user navigates away. */
  readonly isUnsaved: () => boolean;
  readonly onDiscard: () => void;
};

/** Asks before unsaved changes are lost: with a dialog inside the app, with the browser's prompt when the page closes. */
export function LeaveQuestion({ isUnsaved, onDiscard }: LeaveQuestionProps) {
  const [stopped, stay] = useLeaveGuard(isUnsaved);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });

  function leave() {
    onDiscard();
    stay();
    stopped?.proceed();
  }

  return <UnsavedQuestion open={stopped !== null} onStay={stay} onLeave={leave} />;
}

/** A stopped navigation. */
type StoppedLeave = { readonly proceed: () => void };

/** Stops navigations to other paths while `isUnsaved`. Returns the stopped one, and a function that forgets it. */
function useLeaveGuard(isUnsaved: () => boolean): readonly [StoppedLeave | null, () => void] {
  const addGuard = useContext(LeaveGuardContext);
  const [stopped, setStopped] = useState<StoppedLeave | null>(null);
  const newest = useRef(isUnsaved);
  useEffect(() => {
    newest.current = isUnsaved;
  });

  useEffect(
    () =>
      addGuard((_, proceed) => {
        if (!newest.current()) return false;
        setStopped({ proceed });
        return true;
      }),
    [addGuard],
  );
  return [stopped, () => setStopped(null)];
}

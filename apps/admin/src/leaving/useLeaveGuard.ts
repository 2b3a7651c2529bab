import { useContext, useEffect, useRef, useState } from 'react';
import { LeaveGuardContext } from './leaveGuard.ts';

/** A stopped navigation. */
export type StoppedLeave = { readonly proceed: () => void };

/** Stops navigations to other paths while `isUnsaved`. Returns the stopped one, and a function that forgets it. */
export function useLeaveGuard(isUnsaved: () => boolean): readonly [StoppedLeave | null, () => void] {
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

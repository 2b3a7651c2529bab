import type { DraftsOfOne } from './createDrafts.ts';
import { useSession } from './session.ts';

export type DraftHandle<Value> = {
  readonly draft: Value | undefined;
  /** As it is now, not as it was rendered: what is uploaded comes late. */
  readonly now: () => Value | undefined;
  readonly change: (draft: Value) => void;
  readonly discard: () => void;
};

/**
 * One form's draft, kept beyond the screen and apart from those of everybody else who signs in here.
 *
 * @param name of the form among those of its kind: `new`, or the id of what it changes
 */
export function useDraft<Value>(drafts: DraftsOfOne<Value>, name: string | number): DraftHandle<Value> {
  const email = useSession(({ session }) => (session.kind === 'signedIn' ? session.email : ''));
  const key = `${email} ${name}`;
  return {
    draft: drafts.useDraft(key),
    now: () => drafts.read(key),
    change: (draft) => drafts.write(key, draft),
    discard: () => drafts.discard(key),
  };
}

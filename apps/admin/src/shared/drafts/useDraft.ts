import { useSession } from '../session/session.ts';
import type { DraftsOfOne } from './createDrafts.ts';

export type DraftHandle<Value> = {
  readonly draft: Value | undefined;
  /** The current draft, newer than the rendered one: an upload may finish after the render. */
  readonly now: () => Value | undefined;
  readonly change: (draft: Value) => void;
  readonly discard: () => void;
};

/**
 * The draft of one form. It stays when the screen unmounts, and each account has its own.
 *
 * @param name of the form within its kind: `new`, or the id of the edited object
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

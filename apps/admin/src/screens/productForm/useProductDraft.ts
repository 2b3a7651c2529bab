import type { ProductForm } from '@crepas/domain';
import { type Draft, isUnsaved, useDrafts } from '../../stores/drafts.ts';
import { useSession } from '../../stores/session.ts';

export type ProductDraftHandle = {
  readonly form: ProductForm;
  readonly change: (part: Partial<ProductForm>) => void;
  /** As it is now, not as it was rendered: what is uploaded comes late. */
  readonly now: () => Draft;
  readonly isUnsaved: () => boolean;
  readonly discard: () => void;
};

/**
 * The form of one product, kept beyond the screen.
 *
 * @param name `new`, or the product's id; drafts are kept apart by who writes them
 */
export function useProductDraft(name: string, initial: ProductForm): ProductDraftHandle {
  const email = useSession(({ session }) => (session.kind === 'signedIn' ? session.email : ''));
  const key = `${email} ${name}`;
  const draft = useDrafts(({ drafts }) => drafts[key]);
  const { change, discard } = useDrafts.getState();
  const stored = () => useDrafts.getState().drafts[key];
  return {
    form: draft?.form ?? initial,
    change: (part) => change(key, initial, part),
    now: () => stored() ?? { form: initial, uploads: [] },
    isUnsaved: () => isUnsaved(stored(), initial),
    discard: () => discard(key),
  };
}

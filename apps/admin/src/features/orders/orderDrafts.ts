import type { OrderId } from '@crepas/domain';
import { create } from 'zustand';
import { type StoredDrafts, storedOrderDrafts } from './orderDraftsStorage.ts';

/** The order by telephone, or the change of an order. */
export type OrderDraftName = 'new' | OrderId;

export type OrderDraftsStore = {
  /** One text for each {@link OrderDraftName}. Only the form that wrote a text parses it. */
  readonly texts: StoredDrafts;
  /** Null discards it. */
  readonly write: (name: OrderDraftName, text: string | null) => void;
  readonly clear: () => void;
};

/** Half-written orders. They survive another screen, a reload and an expired session; signing out discards them. */
export const useOrderDrafts = create<OrderDraftsStore>()((set, get) => {
  function keep(texts: StoredDrafts) {
    storedOrderDrafts.save(texts);
    set({ texts });
  }
  return {
    texts: storedOrderDrafts.load(),
    write(name, text) {
      const { [name]: _, ...others } = get().texts;
      keep(text === null ? others : { ...others, [name]: text });
    },
    clear: () => keep({}),
  };
});

/** The text of one draft, newer than the rendered one; null when it was not begun. */
export const orderDraftNow = (name: OrderDraftName): string | null =>
  useOrderDrafts.getState().texts[name] ?? null;

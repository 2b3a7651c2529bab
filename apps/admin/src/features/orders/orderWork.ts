import type { EndCause, OrderId } from '@crepas/domain';
import { create } from 'zustand';
import { storedText } from '../../shared/textStorage.ts';
import { useEndedOrders } from './endedOrders.ts';
import { useSteps } from './steps.ts';

/** The open question about an order, and the answer typed so far. */
export type OrderQuestion = {
  readonly kind: 'rejected' | 'cancelled' | 'minutes';
  readonly id: OrderId;
  readonly answer: string;
  /** The chosen kind of reason; the words may be the staff's own. */
  readonly cause: EndCause | null;
};

type OrderQuestionStore = {
  readonly question: OrderQuestion | null;
  readonly ask: (kind: OrderQuestion['kind'], id: OrderId) => void;
  /** Without a cause the chosen one stays. */
  readonly answer: (answer: string, cause?: EndCause) => void;
  readonly close: () => void;
};

/**
 * Stays when the screen unmounts: after a new sign-in the same question is open. In memory only.
 */
export const useOrderQuestion = create<OrderQuestionStore>()((set) => ({
  question: null,
  ask: (kind, id) => set({ question: { kind, id, answer: '', cause: null } }),
  answer: (answer, cause) =>
    set(({ question }) => ({
      question: question && { ...question, answer, cause: cause ?? question.cause },
    })),
  close: () => set({ question: null }),
}));

type BoardSearchStore = {
  /** Null while the search is closed. */
  readonly typed: string | null;
  readonly type: (typed: string | null) => void;
};

/** The search of the board. In memory only: it may be a customer's name or phone. */
export const useBoardSearch = create<BoardSearchStore>()((set) => ({
  typed: null,
  type: (typed) => set({ typed }),
}));

/** The order by telephone, or the change of an order. */
type OrderDraftName = 'new' | OrderId;

type OrderDraftsStore = {
  /** One text for each {@link OrderDraftName}. Only the form that wrote a text parses it. */
  readonly texts: Readonly<Record<string, string>>;
  /** Null discards it. */
  readonly write: (name: OrderDraftName, text: string | null) => void;
  readonly clear: () => void;
};

/** Drafts have customers' data, so they end with the tab. */
const stored = storedText('tab', 'orderDrafts');

function storedDrafts(): OrderDraftsStore['texts'] {
  try {
    const drafts = Object.entries(Object(JSON.parse(stored.load() ?? '{}')));
    return Object.fromEntries(
      drafts.filter((draft): draft is [string, string] => typeof draft[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Half-written orders. They survive another screen, a reload and an expired session; signing out discards them. */
export const useOrderDrafts = create<OrderDraftsStore>()((set, get) => {
  function keep(texts: OrderDraftsStore['texts']) {
    stored.save(Object.keys(texts).length === 0 ? null : JSON.stringify(texts));
    set({ texts });
  }
  return {
    texts: storedDrafts(),
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

/** Discards unfinished work, so that the next account does not see it. */
export function discardOrderWork(): void {
  useSteps.getState().clear();
  useOrderQuestion.getState().close();
  useEndedOrders.getState().clear();
  useBoardSearch.getState().type(null);
  useOrderDrafts.getState().clear();
}

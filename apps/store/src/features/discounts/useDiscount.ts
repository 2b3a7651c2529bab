import { addCents, type Cents, cartTotal, type OrderDiscount, plainTerms } from '@crepas/domain';
import { useQuery } from '@tanstack/react-query';
import { useShopNow } from '../../shared/shop/shopNow.ts';
import { useAddress } from '../address/index.ts';
import { useDiscountCode, useHasCodes } from './discountCode.ts';
import { discountQuery } from './discountQuery.ts';
import { type DiscountAnswer, type DiscountedCart, discountQuestion } from './discountQuestion.ts';
import { isOpenFee } from './openFee.ts';

/** What the cart knows of its code. */
export type DiscountReading =
  /** There is no code, or the shop has none. */
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | DiscountAnswer
  /** The server could not be asked about the code. The order can be placed without it. */
  | { readonly kind: 'failed'; readonly error: Error };

export type CartDiscount = {
  readonly reading: DiscountReading;
  /** What it takes off the cart; the answer for the cart before stays until there is a new one. Null: nothing. */
  readonly given: OrderDiscount | null;
  /** The code that the order is sent with; null as well when it could not be asked. */
  readonly code: string | null;
  readonly askAgain: () => void;
};

type ShownCart = Omit<DiscountedCart, 'phone'> & {
  /** The cart and its fee are known. */
  readonly isKnown: boolean;
  /** What the order without an answer, which may be placed already, was sent with: the code is not asked for again. */
  readonly sent: OrderDiscount | undefined;
};

/** What the code that was typed or linked takes off the cart. */
export function useDiscount({ isKnown, sent, ...asked }: ShownCart): CartDiscount {
  const name = useDiscountCode((state) => state.name);
  const phone = useAddress(({ details }) => details?.phoneNumber ?? null);
  const hasCodes = useHasCodes();
  const isAsked = hasCodes && isKnown && sent === undefined;
  const question = isAsked ? discountQuestion(name, { ...asked, phone }) : null;
  const { data, error, refetch } = useQuery({
    ...discountQuery(question),
    enabled: question !== null,
    placeholderData: (before, query) => (query?.queryKey[1]?.name === name ? before : undefined),
  });
  const answered = question ? readingOf(data, error) : nothing;
  const reading: DiscountReading = sent ? { kind: 'given', ...sent } : answered;
  const most = addCents(cartTotal(asked.cart), asked.fee);
  const shop = useShopNow()?.shop ?? plainTerms;
  const given = reading.kind === 'given' && !isOpenFee(reading.amount, shop, asked) ? reading : null;
  return {
    reading,
    given: given && { name: given.name, amount: Math.min(given.amount, most) as Cents },
    code: sent?.name ?? (question && reading.kind !== 'failed' ? name : null),
    askAgain: () => void refetch(),
  };
}

const nothing: DiscountReading = { kind: 'none' };

function readingOf(answer: DiscountAnswer | null | undefined, error: Error | null): DiscountReading {
  if (error !== null) return { kind: 'failed', error };
  return answer ?? { kind: 'asking' };
}

import {
  apiErrorCopy,
  type DiscountRefusal,
  discountRefusalOf,
  tryDiscountCode,
  withTokenOf,
} from '@crepas/api';
import {
  type Cents,
  moneyText,
  type OrderDiscount,
  type OrderPayload,
  type PhoneNumber,
  payloadLines,
} from '@crepas/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/api.ts';
import type { OrderForm, OrderSums } from './orderForm.ts';

/** What the server says of a code that a customer tells on the telephone. */
export type TriedCode =
  /** There is no code, or no product yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly before: OrderDiscount | null }
  | { readonly kind: 'given'; readonly discount: OrderDiscount }
  | { readonly kind: 'refused'; readonly text: string };

type Answer = { readonly kind: 'given'; readonly discount: OrderDiscount } | DiscountRefusal;

/** A stepper that is tapped repeatedly asks once. */
const pauseMs = 300;

/** In the place of what is not typed yet: the call has the fields of an order. */
const unknown = '-';

/** What the discount depends on, and no more: a letter of the address asks nothing. */
function questionOf(form: OrderForm, { subtotal, fee }: OrderSums, phone: PhoneNumber | null): OrderPayload {
  const { fulfilment, position, lines, isLater, scheduledFor } = form;
  return {
    phone: phone ?? (unknown as PhoneNumber),
    deliveryAddress: unknown,
    fulfilment,
    payment: 'cash',
    ...(fee > 0 && { fee }),
    total: (subtotal + fee) as Cents,
    lines: payloadLines(lines),
    options: {
      ...(position && fulfilment === 'delivery' && { position }),
      ...(isLater && scheduledFor !== null && { scheduledFor }),
    },
  };
}

async function ask(name: string, order: OrderPayload, signal: AbortSignal): Promise<Answer> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  signal.throwIfAborted();
  try {
    // As staff, for whom the uses of the customer's phone count.
    const discount = await client.send(withTokenOf('staff', tryDiscountCode), { name, order }, { signal });
    return { kind: 'given', discount };
  } catch (error) {
    const refusal = discountRefusalOf(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/** @param name as `discountCodeName` writes it; empty for none */
export function useTriedCode(name: string, form: OrderForm, sums: OrderSums, phone: PhoneNumber | null) {
  const isAsked = name !== '' && form.lines.length > 0;
  const question = questionOf(form, sums, phone);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['tried-code', name, question],
    queryFn: isAsked ? ({ signal }) => ask(name, question, signal) : skipToken,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 60_000,
    retry: false,
  });
  return { tried: isAsked ? triedCode() : ({ kind: 'none' } as const), askAgain: () => void refetch() };

  function triedCode(): TriedCode {
    if (error) return { kind: 'refused', text: `No pudimos revisar el código. ${apiErrorCopy(error)}` };
    const before = data?.kind === 'given' && data.discount.name === name ? data.discount : null;
    if (data === undefined || isPlaceholderData || (isFetching && before === null)) {
      return { kind: 'asking', before };
    }
    return data.kind === 'given' ? data : { kind: 'refused', text: refusalCopy(data, name) };
  }
}

function refusalCopy(refusal: DiscountRefusal, name: string): string {
  switch (refusal.kind) {
    case 'invalid':
      return `El código ${name} no vale.`;
    case 'belowMinimum':
      return codeMinimumCopy(name, refusal.missing);
    case 'notForThis':
      return refusal.sentence;
  }
}

export const codeMinimumCopy = (name: string, missing: Cents): string =>
  `Faltan ${moneyText(missing)} en productos para usar ${name}.`;

/** What is taken off the total now. Until the answer is there, what was taken off before. */
export const discountOfTried = (tried: TriedCode): OrderDiscount | null => {
  if (tried.kind === 'given') return tried.discount;
  return tried.kind === 'asking' ? tried.before : null;
};

/** Why the order cannot be sent with its code: nothing that was typed is left out silently. */
export function codeError(typed: string, tried: TriedCode): string | undefined {
  if (typed.trim() !== '') return 'Falta usar este código. Si no va, bórralo.';
  return tried.kind === 'refused' ? tried.text : undefined;
}

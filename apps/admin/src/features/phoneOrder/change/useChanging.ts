import { apiErrorCopy, isApiError, presentOrderOf, reasonMissingCopy, type Shop } from '@crepas/api';
import {
  announcedFees,
  type Cents,
  type Choice,
  cartTotal,
  freeQuote,
  lineKey,
  moneyText,
  type OrderDetails,
  offeredPayments,
  type PhoneNumber,
  plainTerms,
  quoteDelivery,
  type SaleTerms,
  toLines,
  zeroCents,
} from '@crepas/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNotifications } from '../../../shared/notifications/notifications.ts';
import { paths } from '../../../shared/paths.ts';
import { useShop } from '../../../shared/shop/shop.ts';
import { useShopNow } from '../../../shared/shop/useShopNow.ts';
import { orderDraftNow, useOrderDrafts } from '../../orders/index.ts';
import {
  checkOrderForm,
  formFromStored,
  formToStored,
  type OrderForm,
  type OrderFormErrors,
  type OrderTerms,
  sumsOf,
} from '../form/orderForm.ts';
import { refetchMenu, useFreshMenu } from '../form/orderMenu.ts';
import { refusedMoment } from '../form/refusedMoment.ts';
import { mendedLines } from '../form/todaysLines.ts';
import { useMoments } from '../form/useMoments.ts';
import type { RefusedMoment } from '../form/WhenFields.tsx';
import { useChangeContent } from '../phoneOrders.ts';
import { chargedLines, soldLine } from './agreedPrices.ts';

/** A half-written change of an order. */
type ChangeDraft = {
  readonly form: OrderForm;
  readonly reason: string;
  /** The version of the order when the draft was begun. */
  readonly version: number;
};

type Errors = OrderFormErrors & { readonly reason?: string };

/** The change of an order: its draft, which survives a reload and an expired session, and its errors. */
export function useChanging(order: OrderDetails, start: OrderForm) {
  const { id, version = 0, discountTerms } = order;
  const cache = useQueryClient();
  const goTo = useNavigate();
  const { data: reading } = useShop();
  const now = useShopNow();
  const { mutate, isPending, error } = useChangeContent();
  const text = useOrderDrafts(({ texts }) => texts[id] ?? null);
  const [isTried, setTried] = useState(false);
  const [notice, setNotice] = useState('');
  const [refused, setRefused] = useState<RefusedMoment | null>(null);
  const draftOf = (stored: string | null) => draftFromText(stored) ?? { form: start, reason: '', version };
  const stored = useMemo(() => draftFromText(text), [text]);
  const { form: typed, reason, version: begun } = stored ?? draftOf(null);
  const { data: menu } = useFreshMenu(start.lines.map(({ product }) => product.id));
  const form = { ...typed, lines: chargedLines(typed.lines, start.lines, menu?.products ?? []) };
  const shop = reading?.shop ?? unknownShop;
  const moments = useMoments(reading?.shop, now?.nowMs ?? 0, typed, start.scheduledFor);
  const { discount = null } = order;
  const terms = { ...termsFor(order, start, shop), moments, discount, discountTerms };
  const sums = sumsOf(form, terms);
  // An older server alone knows what was agreed of the code.
  const isDiscountOpen =
    order.discount !== undefined &&
    discountTerms === undefined &&
    (sums.fee !== (order.fee ?? zeroCents) ||
      form.fulfilment !== start.fulfilment ||
      contentOf(form) !== contentOf(start));
  const checked = checkOrderForm(form, terms);
  const errors: Errors = {
    ...(checked.kind === 'invalid' && checked.errors),
    ...(toLines(reason) === '' && { reason: reasonMissingCopy }),
  };
  // An order or a shop with a fee sends the fee even when it is 0: the server refuses the change when it computes another one.
  const isCharged = order.fee !== undefined || announcedFees(shop) !== null;

  /** A choice at the prices that the server charges for it; null while today's are not read. */
  const priced = (choice: Choice): Choice | null => {
    const line = { ...choice, key: lineKey(choice) };
    if (!menu && !soldLine(line, start.lines)) return null;
    return chargedLines([line], start.lines, menu?.products ?? [])[0] ?? choice;
  };

  function discard() {
    useOrderDrafts.getState().write(id, null);
    setTried(false);
    setNotice('');
  }

  /** The newest draft: the menu may have been read since the render. */
  function change(part: { readonly form?: Partial<OrderForm>; readonly reason?: string }) {
    const newest = draftOf(orderDraftNow(id));
    const next = { ...newest, ...part, form: { ...newest.form, ...part.form } };
    useOrderDrafts.getState().write(id, JSON.stringify({ ...next, form: formToStored(next.form) }));
  }

  /** Lines that are as they were ordered keep their price; only the others are read again. */
  async function mend(refusal: unknown) {
    const kept = form.lines.filter((line) => soldLine(line, start.lines));
    const others = form.lines.filter((line) => !soldLine(line, start.lines));
    await refetchMenu(cache);
    const mended = await mendedLines(cache, others, refusal, sums.total, form.scheduledFor).catch(() => null);
    if (mended === null) return;
    setNotice(mended.menuNotice);
    change({ form: { lines: [...kept, ...mended.lines] } });
  }

  /** @returns whether it can be sent */
  function check(): boolean {
    setTried(true);
    return Object.keys(errors).length === 0;
  }

  function send() {
    if (checked.kind === 'invalid' || isPending) return;
    setNotice('');
    const phone = (order.delivery?.phone ?? '') as PhoneNumber;
    const { fulfilment, scheduledFor } = start;
    setRefused(null);
    // The server counts anew what the code takes off: it is told the sum without.
    const { discount, ...content } = checked.order;
    const total = (content.total + (discount?.amount ?? 0)) as Cents;
    mutate(
      {
        id,
        version: begun,
        fulfilment,
        scheduledFor,
        reason: toLines(reason),
        order: { ...content, total, ...(isCharged && { fee: sums.fee }), phone },
      },
      {
        onSuccess(changed) {
          discard();
          const isOther = isDiscountOpen || changed.total !== sums.total;
          const result = isOther ? `: ahora cuesta ${moneyText(changed.total)}` : '';
          useNotifications.getState().notifySuccess(`Pedido #${id} cambiado${result}`);
          goTo(paths.orders);
        },
        onError(failure) {
          const refusal = refusedMoment(failure, form);
          setRefused(refusal);
          setNotice(refusal ? '' : apiErrorCopy(failure));
          const isMenu = isApiError(failure) && failure.status === 409 && 'cambios' in Object(failure.body);
          if (isMenu) void mend(failure);
        },
      },
    );
  }

  const isOvertaken = begun !== version || presentOrderOf(error) !== null;
  return {
    form,
    priced,
    reason,
    /** Once somebody tried to save it. */
    errors: isTried ? errors : {},
    notice: notice || (isOvertaken ? overtaken : ''),
    payments: terms.payments,
    moments,
    /** The moment that the server refused. */
    refused,
    now,
    sums,
    /** What the code takes off is known when the order is saved, and so is the total. */
    isDiscountOpen,
    /** The server alone counts what the code takes off. */
    isCountedAnew: discountTerms === undefined,
    canPickUp: shop.pickup.isActive,
    isPending,
    isBegun: text !== null,
    isOvertaken,
    change,
    check,
    send,
    discard,
  };
}

/** What is ordered, whatever its order in the list. */
const contentOf = ({ lines }: OrderForm): string =>
  lines
    .map(({ key, quantity }) => `${quantity} ${key}`)
    .sort()
    .join();

const overtaken = 'Alguien más cambió este pedido mientras escribías. Revisa cómo quedó.';

function draftFromText(text: string | null): ChangeDraft | null {
  try {
    const { form, reason, version } = JSON.parse(text ?? '');
    return { form: formFromStored(form), reason: String(reason), version: Number(version) };
  } catch {
    return null;
  }
}

type ChangedTerms = SaleTerms & Pick<Shop, 'zone'>;

/** Until the shop has answered. */
const unknownShop: ChangedTerms = { ...plainTerms, zone: null };

/** The order may keep its way to pay, also one that the shop does not offer now, and its fee. */
function termsFor(order: OrderDetails, start: OrderForm, shop: ChangedTerms): OrderTerms {
  const { payment, position } = start;
  const agreed = cartTotal(start.lines);
  const offered = offeredPayments(shop);
  const isAdded = payment !== null && !offered.includes(payment);
  return {
    zone: shop.zone,
    payments: isAdded ? [payment, ...offered] : offered,
    // The same products to the same place cost what was agreed.
    quote: (pin, subtotal) =>
      start.fulfilment === 'delivery' &&
      subtotal === agreed &&
      pin?.lat === position?.lat &&
      pin?.lng === position?.lng
        ? { ...freeQuote, fee: order.fee ?? freeQuote.fee }
        : quoteDelivery(shop, pin, subtotal),
  };
}

import {
  apiErrorCopy,
  isApiError,
  newUuid,
  orderToWire,
  supportedOptions,
  unnamedCustomer,
} from '@crepas/api';
import {
  type OrderOptions,
  offeredPayments,
  type PhoneNumber,
  parsePhone,
  pastOrderOf,
  quoteDelivery,
} from '@crepas/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNotifications } from '../../shared/notifications/notifications.ts';
import { paths } from '../../shared/paths.ts';
import type { ShopNow } from '../../shared/shop/useShopNow.ts';
import { answerMinutes, orderDraftNow, useOrderDrafts, usualMinutes } from '../orders/index.ts';
import { formOfOrder } from './change/agreedPrices.ts';
import {
  checkOrderForm,
  emptyForm,
  formFromStored,
  formToStored,
  type OrderForm,
  type OrderFormErrors,
  type OrderTerms,
  sumsOf,
} from './form/orderForm.ts';
import { mendedLines, todaysLines } from './form/todaysLines.ts';
import { isRepeated, type SentOrder, useKnownCustomer, usePlacePhoneOrder } from './phoneOrders.ts';
import { useTakeAgain } from './takeAgain.ts';

/** A half-written order by telephone. */
export type PhoneOrderDraft = {
  readonly phone: string;
  readonly form: OrderForm;
  /** Undefined until it was chosen: the shop's usual minutes. Null: it is not accepted yet. */
  readonly minutes?: number | null | undefined;
  readonly sent: SentOrder | null;
};

const emptyDraft: PhoneOrderDraft = { phone: '', form: emptyForm, sent: null };

/** @param text of {@link draftToText}; of an earlier version, or null, it is an empty draft */
function draftFromText(text: string | null): PhoneOrderDraft {
  try {
    const { phone, form, minutes, sent } = JSON.parse(text ?? '');
    return { phone: String(phone), form: formFromStored(form), minutes, sent };
  } catch {
    return emptyDraft;
  }
}

const draftToText = ({ form, ...draft }: PhoneOrderDraft): string =>
  JSON.stringify({ ...draft, form: formToStored(form) });

type Errors = OrderFormErrors & { readonly phone?: string };

/** The order by telephone: its draft, its errors, and one request at a time with one key. */
export function usePhoneOrder({ shop, nowMs }: ShopNow) {
  const cache = useQueryClient();
  const goTo = useNavigate();
  const text = useOrderDrafts(({ texts }) => texts.new ?? null);
  const write = (draft: PhoneOrderDraft | null) =>
    useOrderDrafts.getState().write('new', draft && draftToText(draft));
  const draft = useMemo(() => draftFromText(text), [text]);
  const [isTried, setTried] = useState(false);
  const [notice, setNotice] = useState('');
  const [isReading, setReading] = useState(false);
  const { mutate, isPending } = usePlacePhoneOrder();
  const phone: PhoneNumber | null = parsePhone(draft.phone);
  const known = useKnownCustomer(phone);
  const { fulfilment } = draft.form;
  const choices = answerMinutes(shop, fulfilment, nowMs);
  const terms: OrderTerms = {
    zone: shop.zone,
    payments: offeredPayments(shop),
    quote: (position, subtotal) => quoteDelivery(shop, position, subtotal),
  };
  // Another way to get the order has other minutes: the shop's own, until some are chosen.
  const isChosen = draft.minutes === null || choices.some((choice) => choice === draft.minutes);
  const minutes = isChosen ? (draft.minutes ?? null) : usualMinutes(shop, fulfilment, nowMs);
  const sums = sumsOf(draft.form, terms);
  const checked = checkOrderForm(draft.form, terms);
  const errors: Errors = {
    ...(phone === null && { phone: 'Escribe los 10 dígitos' }),
    ...(checked.kind === 'invalid' && checked.errors),
  };
  const isUnsure = draft.sent !== null && !isPending;

  /** The newest draft: the menu may have been read since the render. */
  const newest = () => draftFromText(orderDraftNow('new'));

  function change(part: Partial<PhoneOrderDraft>) {
    write({ ...newest(), ...part });
  }

  function changeForm(part: Partial<OrderForm>) {
    change({ form: { ...newest().form, ...part } });
  }

  /** Reads the menu for new lines, and names what is missing. */
  async function read(lines: Promise<{ readonly lines: OrderForm['lines']; readonly menuNotice: string }>) {
    setReading(true);
    try {
      const found = await lines;
      setNotice(found.menuNotice);
      changeForm({ lines: found.lines });
    } catch (error) {
      setNotice(apiErrorCopy(error));
    } finally {
      setReading(false);
    }
  }

  function repeatLast() {
    const { last, addresses, name } = known.data ?? {};
    const past = last && pastOrderOf(last);
    if (!past) return;
    const [place] = addresses ?? [];
    changeForm({
      name: draft.form.name || (name ?? ''),
      ...(draft.form.address === '' &&
        place && { address: place.address, position: place.position, pinnedAddress: place.address }),
    });
    void read(todaysLines(cache, past.lines, () => newest().form.lines));
  }

  const inTheWay = useTakeAgain(text !== null, (order) => {
    const [form, past] = [formOfOrder(order), pastOrderOf(order)];
    if (!form || !past) return setNotice(`No sabemos qué llevaba el pedido #${order.id}.`);
    const again = order.delivery?.phone ?? '';
    const name = form.name === unnamedCustomer(again) ? '' : form.name;
    write({ ...emptyDraft, phone: again, form: { ...form, name, lines: emptyForm.lines, cash: '' } });
    void read(todaysLines(cache, past.lines));
  });

  function send(order: SentOrder) {
    change({ sent: order });
    setNotice('');
    mutate(order, {
      onSuccess({ id }) {
        write(null);
        useNotifications.getState().notifySuccess(`Pedido #${id} tomado`);
        goTo(paths.orders);
      },
      onError(error) {
        if (isRepeated(error)) return;
        change({ sent: null });
        const isMenu = isApiError(error) && error.status === 409 && 'cambios' in Object(error.body);
        if (isMenu) void read(mendedLines(cache, draft.form.lines, error, sums.total));
        else setNotice(apiErrorCopy(error));
      },
    });
  }

  /** @returns whether something was sent */
  function submit(): boolean {
    if (isPending) return true;
    if (draft.sent) {
      send(draft.sent);
      return true;
    }
    setTried(true);
    if (phone === null || checked.kind === 'invalid') return false;
    const given = { ...noOptions, ...checked.order.options };
    const { options: _, ...order } = checked.order;
    const payload = orderToWire({ ...order, phone, ...supportedOptions(shop, given) });
    send({ key: newUuid(), payload, minutes });
    return true;
  }

  return {
    draft,
    minutes,
    /** The values that {@link minutes} can have. */
    choices,
    payments: terms.payments,
    sums,
    known,
    /** Once somebody tried to send it. */
    errors: isTried ? errors : {},
    notice: isUnsure
      ? 'No sabemos si se guardó. Vuelve a intentar: no se toma dos veces.'
      : notice || inTheWay,
    isUnsure,
    isPending,
    isReading,
    isBegun: text !== null,
    change,
    changeForm,
    repeatLast,
    submit,
    discard() {
      write(null);
      setTried(false);
      setNotice('');
    },
  };
}

const noOptions: OrderOptions = { position: null, cashGiven: null, note: null, recipient: null };

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
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNotifications } from '../../shared/notifications/notifications.ts';
import { paths } from '../../shared/paths.ts';
import type { ShopNow } from '../../shared/shop/useShopNow.ts';
import { answerMinutes, orderDraftNow, useOrderDrafts, usualMinutes } from '../orders/index.ts';
import { formOfOrder } from './change/agreedPrices.ts';
import { fillKnown } from './form/knownFields.ts';
import { missingCopy } from './form/missingAt.ts';
import { soon } from './form/momentForm.ts';
import {
  checkOrderForm,
  emptyForm,
  type OrderForm,
  type OrderFormErrors,
  type OrderTerms,
  sumsOf,
} from './form/orderForm.ts';
import { useOrderMenu } from './form/orderMenu.ts';
import { refusedMoment } from './form/refusedMoment.ts';
import { mendedLines, todaysLines } from './form/todaysLines.ts';
import { codeError, discountOfTried, useTriedCode } from './form/triedCode.ts';
import { useMoments } from './form/useMoments.ts';
import type { RefusedMoment } from './form/WhenFields.tsx';
import { draftFromText, draftToText, emptyDraft, type PhoneOrderDraft } from './phoneOrderDraft.ts';
import { isRepeated, type SentOrder, useKnownCustomer, usePlacePhoneOrder } from './phoneOrders.ts';
import { useTakeAgain } from './takeAgain.ts';

type Errors = OrderFormErrors & { readonly phone?: string; readonly code?: string };

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
  const [refused, setRefused] = useState<RefusedMoment | null>(null);
  const { mutate, isPending } = usePlacePhoneOrder();
  const phone: PhoneNumber | null = parsePhone(draft.phone);
  const known = useKnownCustomer(phone);
  const { fulfilment } = draft.form;
  const { data: menu } = useOrderMenu();
  const moments = useMoments(shop, nowMs, draft.form, null);
  const choices = answerMinutes(shop, fulfilment, nowMs);
  const quote: OrderTerms['quote'] = (position, subtotal) => quoteDelivery(shop, position, subtotal);
  const { tried, askAgain } = useTriedCode(draft.code, draft.form, sumsOf(draft.form, { quote }), phone);
  const terms: OrderTerms = {
    zone: shop.zone,
    payments: offeredPayments(shop),
    quote,
    moments,
    discount: discountOfTried(tried),
  };
  // Another way to get the order has other minutes: the shop's own, until some are chosen.
  const isChosen = draft.minutes === null || choices.some((choice) => choice === draft.minutes);
  const usual = usualMinutes(shop, fulfilment, nowMs);
  // One for later has its moment: staff who take it have accepted it.
  const minutes = isChosen && !draft.form.isLater ? (draft.minutes ?? null) : usual;
  const sums = sumsOf(draft.form, terms);
  const checked = checkOrderForm(draft.form, terms);
  const missing = menu && missingCopy(draft.form, menu, { at: nowMs, timeZone: shop.timeZone });
  const noCode = codeError(draft.typedCode, tried);
  const errors: Errors = {
    ...(missing && { lines: missing }),
    ...(noCode && { code: noCode }),
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

  // The answer about a phone comes later than the phone: staff type the form meanwhile.
  useEffect(() => {
    const { form, filled, sent } = newest();
    const fill = sent ? null : fillKnown(form, filled, phone, known.data);
    if (fill) change({ form: { ...form, ...fill.fields }, filled: fill.filled });
  });

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
    // The latest of several addresses.
    changeForm({
      name: draft.form.name || (name ?? ''),
      ...(draft.form.address === '' &&
        place && { address: place.address, position: place.position, pinnedAddress: place.address }),
    });
    const { scheduledFor } = draft.form;
    const wanted = { scheduledFor, isOpen: scheduledFor === null };
    void read(todaysLines(cache, past.lines, wanted, () => newest().form.lines));
  }

  const inTheWay = useTakeAgain(text !== null, (order) => {
    const [form, past] = [formOfOrder(order), pastOrderOf(order)];
    if (!form || !past) return setNotice(`No sabemos qué llevaba el pedido #${order.id}.`);
    const again = order.delivery?.phone ?? '';
    const name = form.name === unnamedCustomer(again) ? '' : form.name;
    write({
      ...emptyDraft,
      phone: again,
      form: { ...form, ...soon, name, lines: emptyForm.lines, cash: '' },
    });
    void read(todaysLines(cache, past.lines, { scheduledFor: null, isOpen: true }));
  });

  function send(order: SentOrder) {
    change({ sent: order });
    setNotice('');
    setRefused(null);
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
        // What its code takes off may have changed too.
        askAgain();
        if (isMenu)
          void read(mendedLines(cache, draft.form.lines, error, sums.total, draft.form.scheduledFor));
        else {
          const refusal = refusedMoment(error, draft.form);
          setRefused(refusal);
          setNotice(refusal ? '' : apiErrorCopy(error));
        }
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
    if (phone === null || checked.kind === 'invalid' || missing || noCode) return false;
    // The answer about the code is on its way: the button shows that the form waits.
    if (tried.kind === 'asking') return true;
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
    moments,
    tried,
    askAgain,
    /** The moment that the server refused. */
    refused,
    sums,
    known,
    /** Once somebody tried to send it; what is not there at its hour is said before. */
    errors: isTried ? errors : { ...(missing && { lines: missing }) },
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

const noOptions: OrderOptions = {
  position: null,
  cashGiven: null,
  note: null,
  recipient: null,
  scheduledFor: null,
};

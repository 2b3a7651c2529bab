import { paymentMethodFromWire, paymentMethodToWire } from '@crepas/api';
import type { Cents, Instant, PaymentMethod } from '@crepas/domain';
import { type JsonStorage, localJson, sessionJson } from '../storage/jsonStorage.ts';

const optionsKey = 'orderOptions';
const recipientKey = 'recipient';
const paymentKey = 'payment';

/** `exact`: the total of the order. `other`: the typed amount. */
export type CashChoice = 'exact' | 'other' | Cents;

/** What the customer typed in the cart, as it was typed. */
export type TypedOptions = {
  readonly note: string;
  readonly recipient: string;
  /** The name is stored on the device, for the next visit. */
  readonly isRemembered: boolean;
  readonly cash: CashChoice | null;
  readonly otherCash: string;
  /** «A otra hora», as long as the order is none for as soon as possible: the two are never mixed. */
  readonly isLater: boolean;
  /** The quarter of an hour that was chosen; null: none yet. Kept when it is no longer offered, until the customer chooses again. */
  readonly scheduledFor: Instant | null;
  /** Stored on the device. Null: the customer has not chosen. */
  readonly payment: PaymentMethod | null;
};

export type OrderOptionsStorage = {
  readonly load: () => TypedOptions;
  readonly save: (typed: TypedOptions) => void;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function cashFrom(value: unknown): CashChoice | null {
  if (value === 'exact' || value === 'other') return value;
  return Number.isSafeInteger(value) ? (value as Cents) : null;
}

/**
 * @param tab ends with the tab: what belongs to one order
 * @param device stays: the way to pay, and the name, if the customer wants it
 */
export const createOrderOptionsStorage = (tab: JsonStorage, device: JsonStorage): OrderOptionsStorage => ({
  load: () => {
    const typed = Object(tab.read(optionsKey)) as Partial<Record<keyof TypedOptions, unknown>>;
    const remembered = text(device.read(recipientKey));
    return {
      note: text(typed.note),
      recipient: text(typed.recipient) || remembered,
      isRemembered: remembered !== '',
      cash: cashFrom(typed.cash),
      otherCash: text(typed.otherCash),
      isLater: typed.isLater === true,
      scheduledFor: Number.isSafeInteger(typed.scheduledFor) ? (typed.scheduledFor as Instant) : null,
      payment: paymentMethodFromWire(text(device.read(paymentKey))) ?? null,
    };
  },
  save: ({ isRemembered, payment, isLater, scheduledFor, ...typed }) => {
    tab.write(optionsKey, { ...typed, ...(isLater && { isLater, scheduledFor }) });
    if (isRemembered && typed.recipient.trim() !== '') device.write(recipientKey, typed.recipient);
    else device.remove(recipientKey);
    if (payment) device.write(paymentKey, paymentMethodToWire(payment));
    else device.remove(paymentKey);
  },
});

export const storedOrderOptions = createOrderOptionsStorage(sessionJson, localJson);

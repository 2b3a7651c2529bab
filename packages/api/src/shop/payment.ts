import { type Payment, type PaymentMethod, paymentMethods } from '@crepas/domain';

/** @internal */
export const wireNames = {
  cash: 'efectivo',
  card: 'tarjeta',
  transfer: 'transferencia',
} as const satisfies Record<PaymentMethod, string>;

export const paymentMethodToWire = (method: PaymentMethod) => wireNames[method];

/** Tolerant: another server may write «Efectivo». Undefined for a method that this version does not know. */
export function paymentMethodFromWire(name: (typeof wireNames)[PaymentMethod]): PaymentMethod;
export function paymentMethodFromWire(name: string): PaymentMethod | undefined;
export function paymentMethodFromWire(name: string): PaymentMethod | undefined {
  return paymentMethods.find((method) => wireNames[method] === name.trim().toLowerCase());
}

/** In an answer. */
export const paymentToWire = (payment: Payment): string =>
  typeof payment === 'string' ? paymentMethodToWire(payment) : payment.unknown;

export const paymentFromWire = (name: string): Payment => paymentMethodFromWire(name) ?? { unknown: name };

import type { Payment, PaymentMethod } from '@crepas/domain';

/** @internal */
export const wireNames = {
  cash: 'efectivo',
  card: 'tarjeta',
  transfer: 'transferencia',
} as const satisfies Record<PaymentMethod, string>;
const methods = Object.keys(wireNames) as PaymentMethod[];

export const paymentMethodToWire = (method: PaymentMethod) => wireNames[method];

/** Tolerant: another server may write «Efectivo». Undefined for a method that this version does not know. */
export const paymentMethodFromWire = (name: string): PaymentMethod | undefined =>
  methods.find((method) => wireNames[method] === name.trim().toLowerCase());

/** In an answer. */
export const paymentToWire = (payment: Payment): string =>
  typeof payment === 'string' ? paymentMethodToWire(payment) : payment.unknown;

export const paymentFromWire = (name: string): Payment => paymentMethodFromWire(name) ?? { unknown: name };

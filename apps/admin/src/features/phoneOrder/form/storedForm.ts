import { cartFromStored, cartToStored } from '@crepas/api';
import { emptyCart, isPosition } from '@crepas/domain';
import type { OrderForm } from './orderForm.ts';

export const formToStored = (form: OrderForm) => ({ ...form, lines: cartToStored(form.lines) });

/** @param form of {@link formToStored}, read from JSON. Throws when it is none. */
export const formFromStored = (form: ReturnType<typeof formToStored>): OrderForm => ({
  name: String(form.name),
  search: String(form.search ?? ''),
  fulfilment: form.fulfilment === 'pickup' ? 'pickup' : 'delivery',
  address: String(form.address),
  payment: form.payment ?? null,
  cash: String(form.cash),
  note: String(form.note),
  lines: cartFromStored(form.lines) ?? emptyCart,
  position: isPosition(form.position) ? form.position : null,
});

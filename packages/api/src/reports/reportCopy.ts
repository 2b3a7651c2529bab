import {
  type GroupSums,
  type LostByAccount,
  type LostOrders,
  paymentName,
  type StepTimes,
} from '@crepas/domain';
import { paymentFromWire } from '../shop/payment.ts';

/** What the report's codes are called, on the screen and in a file. */
export const reportStepCopy: Readonly<Record<StepTimes['step'], string>> = {
  accept: 'Aceptar',
  kitchen: 'Cocina',
  door: 'Hasta la puerta',
};

export const reportGroupCopy: Readonly<Record<GroupSums['group'], string>> = {
  payment: 'Pago',
  delivery: 'Entrega',
  zone: 'Zona',
};

export function reportGroupName({ group, name }: Pick<GroupSums, 'group' | 'name'>): string {
  if (group === 'payment') return paymentName(paymentFromWire(name));
  if (group === 'delivery') return name === 'recoger' ? 'recoger en la tienda' : 'a domicilio';
  return name === '' ? 'sin zona' : name;
}

export const lostOutcomeCopy: Readonly<Record<LostOrders['outcome'], string>> = {
  rejected: 'Rechazado',
  cancelled: 'Cancelado por la tienda',
  unanswered: 'Nadie respondió',
  byCustomer: 'Cancelado por el cliente',
};

export const lostCauseCopy: Readonly<Record<NonNullable<LostOrders['cause']>, string>> = {
  notReceived: 'nadie recibió el pedido',
  soldOut: 'se acabó algo',
  outOfZone: 'fuera de la zona',
  tooBusy: 'estábamos llenos',
  closed: 'ya cerramos',
  askedByCustomer: 'lo pidió el cliente',
  unreachable: 'sin contacto',
  other: 'otro motivo',
};

export const accountOutcomeCopy: Readonly<Record<LostByAccount['outcome'], string>> = {
  rejected: 'rechazados',
  cancelled: 'cancelados',
};

import { staffOrderToWire } from '@crepas/api';
import { exampleMenu, exampleNow } from '@crepas/api/testing';
import {
  type Cents,
  type OrderDetailLine,
  type OrderStage,
  orderId,
  type Payment,
  type StaffOrder,
} from '@crepas/domain';

/** An evening's orders, for stories: each differs from the one before in its stage, lines, note, way and payment. */

/** The stages of nine orders, as they are shared on a Friday. */
const stages: readonly OrderStage[] = [
  'received',
  'preparing',
  'onTheWay',
  'accepted',
  'preparing',
  'received',
  'accepted',
  'onTheWay',
  'preparing',
];
const names = ['Lupita Hernández', 'Marco', 'Ana Sofía de la Torre', 'Cliente ·· 4321', 'Don Beto'];
const addresses = [
  'Orizaba 101, Roma Norte, 06700 Ciudad de México, interior 4, portón verde',
  'Colima 55, Roma Norte',
  'Av. Álvaro Obregón 228, piso 3, Roma Norte, frente al parque',
];
const payments: readonly Payment[] = ['cash', 'card', 'cash', 'transfer'];
const pick = <Value>(values: readonly Value[], place: number) => values[place % values.length] as Value;

const [dishes, combo] = [exampleMenu.products.filter((one) => !one.isCombo), exampleMenu.products[6]];

function line(place: number, id: number): OrderDetailLine {
  const isCombo = place % 7 === 3 && id === 1;
  const dish = (isCombo && combo) || pick(dishes, place * 3 + id);
  const extras = exampleMenu.extras.slice(0, (place + id) % 3);
  return {
    id: place * 10 + id,
    imageUrl: dish.imageUrl,
    productName: dish.name,
    productId: dish.id,
    unitPrice: dish.price,
    quantity: 1 + ((place + id) % 2),
    crepas: isCombo ? dishes.slice(0, 3).map((one) => ({ id: one.id, name: one.name })) : [],
    extras: extras.map((extra) => ({ id: extra.id, name: extra.name })),
    extrasTotal: 0 as Cents,
  };
}

export function eveningOrder(place: number): StaffOrder {
  const lines = [1, 2, 3].slice(0, 1 + (place % 3)).map((id) => line(place, id));
  const stage = pick(stages, place);
  const isPickup = place % 6 === 4;
  const fee = (isPickup || place % 4 === 0 ? 0 : 2500) as Cents;
  const total = (lines.reduce((sum, one) => sum + one.unitPrice * one.quantity, 0) + fee) as Cents;
  const payment = pick(payments, place);
  return {
    id: orderId(1085 + place),
    customerName: pick(names, place),
    phone: `55${String(12_345_670 + place)}`,
    deliveryAddress: isPickup ? 'Recoge en la tienda' : pick(addresses, place),
    fulfilment: isPickup ? 'pickup' : 'delivery',
    position: isPickup ? null : { lat: 19.41, lng: -99.16 },
    ...(fee > 0 && { fee }),
    total,
    payment,
    cashGiven: payment === 'cash' && place % 3 === 0 ? ((Math.ceil(total / 10_000) * 10_000) as Cents) : null,
    note: place % 9 === 5 ? 'Sin nuez, por favor: alergia.' : null,
    stage,
    placedAt: new Date(
      Date.parse(exampleNow) - (3 + (stage === 'received' ? place % 5 : 2 * place)) * 60_000,
    ),
    minutes: stage === 'received' ? null : pick([30, 45, 40], place),
    reason: null,
    endedBy: null,
    lines,
  };
}

const ordersOf = (count: number, part: (place: number) => Partial<StaffOrder>) =>
  Array.from({ length: count }, (_, place) => staffOrderToWire({ ...eveningOrder(place), ...part(place) }));

/** The answer of `GET /active-orders`, oldest first. */
export const eveningOrders = (count: number) => ordersOf(count, () => ({}));

/** All of them are in the kitchen; the third speaks of an allergy. */
export const kitchenOrders = (count: number, note = 'Sin nuez, por favor: alergia.') =>
  ordersOf(count, (place) => ({
    stage: place % 2 === 0 ? 'preparing' : 'accepted',
    minutes: 45,
    ...(place === 2 && { note }),
  }));

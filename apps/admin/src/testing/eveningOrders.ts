import { staffOrderToWire } from '@crepas/api';
import { exampleMenu, exampleNow } from '@crepas/api/testing';
import {
  type Cents,
  type OrderDetailLine,
  type OrderedGroup,
  type OrderStage,
  optionId,
  orderId,
  type Payment,
  type StaffOrder,
} from '@crepas/domain';
import { long } from './longMenu.ts';

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
    groups: [],
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

/** The same, with what differs at some places. */
export const ordersWith = (count: number, parts: Readonly<Record<number, Partial<StaffOrder>>>) =>
  ordersOf(count, (place) => parts[place] ?? {});

const way = ['received', 'accepted', 'preparing', 'onTheWay'] as const;

/** One at each stage, with the longest words and sums that a shop and its customers may enter. */
export const longOrders = () =>
  ordersOf(way.length, (place) => ({
    id: orderId(123_456 + place),
    stage: pick(way, place),
    customerName: long.product,
    fulfilment: 'delivery',
    deliveryAddress: `${long.word} ${place + 1}, ${long.product}`,
    note: `${long.word}. ${long.product}.`,
    total: long.cents,
    payment: 'cash',
    cashGiven: 2_000_000 as Cents,
    lines: (eveningOrder(place).lines ?? []).map((one) => ({ ...one, productName: long.product })),
  }));

/** Every second one has a code. */
export const discountedOrders = (count: number) =>
  ordersOf(count, (place) =>
    place % 2 === 0 ? { discount: { name: 'BUENFINDENOVIEMBRE26', amount: 2_500 as Cents } } : {},
  );

/** All of them are in the kitchen; the third speaks of an allergy. */
export const kitchenOrders = (count: number, note = 'Sin nuez, por favor: alergia.') =>
  ordersOf(count, (place) => ({
    stage: place % 2 === 0 ? 'preparing' : 'accepted',
    minutes: 45,
    ...(place === 2 && { note }),
  }));

const anOption = (id: number, name: string, quantity = 1) => ({
  id: optionId(id),
  name,
  quantity,
  price: 1_500 as Cents,
});
const size: OrderedGroup = { name: 'Tamaño', options: [anOption(2, 'Grande')] };
const sauces: OrderedGroup = {
  name: 'Salsas',
  options: [anOption(3, 'Salsa verde'), anOption(4, 'Salsa macha', 2)],
};

/** The kitchen's, whose first product has a size, and in every other order sauces. */
export const ordersWithOptions = (count: number) =>
  ordersOf(count, (place) => ({
    stage: place % 2 === 0 ? 'preparing' : 'accepted',
    minutes: 45,
    lines: (eveningOrder(place).lines ?? []).map((one, index) =>
      index > 0 ? one : { ...one, groups: place % 2 === 0 ? [size] : [size, sauces] },
    ),
  }));

/** A large order with a note, as it comes on a Friday: seven products. */
export const longKitchenOrders = (count: number) =>
  ordersOf(count, (place) => {
    const lines = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ ...line(place * 7 + 2, id), id: place * 10 + id }));
    return {
      stage: place % 2 === 0 ? 'preparing' : 'accepted',
      minutes: 45,
      lines: place % 3 === 1 ? lines : lines.slice(0, 2),
      note:
        place % 3 === 1
          ? 'Toquen el timbre 3, el portón verde no abre de noche; si no contesto, llamen al otro teléfono, el de mi hermana'
          : null,
    };
  });

/** An evening's order that was placed in the morning, for so many minutes from now; its preparation takes 45 of them. */
const laterOrder = (place: number, minutes: number, part: Partial<StaffOrder> = {}) => {
  const scheduledFor = Date.parse(exampleNow) + minutes * 60_000;
  return {
    stage: 'accepted' as const,
    minutes: null,
    placedAt: new Date('2026-11-20T09:12:00-06:00'),
    scheduledFor,
    preparationAt: scheduledFor - 45 * 60_000,
    ...part,
    id: orderId(1085 + place),
  };
};

/** In lists of nine orders and more these are for later: on hold for today and tomorrow, due in the kitchen, unanswered, and one that waits for its opening. */
const laterParts: Readonly<Record<number, Partial<StaffOrder>>> = {
  3: laterOrder(3, 35, { preparationAt: Date.parse('2026-11-20T19:39:00-06:00') }),
  6: laterOrder(6, 95),
  9: laterOrder(9, 65),
  10: laterOrder(10, 24 * 60 + 20, { note: 'Es para un cumpleaños' }),
  11: laterOrder(11, 110, { stage: 'received', placedAt: new Date('2026-11-20T19:37:00-06:00') }),
  12: laterOrder(12, 24 * 60 + 65, {
    stage: 'received',
    placedAt: new Date('2026-11-20T19:10:00-06:00'),
    alertsFrom: Date.parse('2026-11-21T17:00:00-06:00'),
  }),
};

/** The answer of `GET /active-orders` of a shop that takes orders for later; 13 of them have each kind once. */
export const laterOrders = (count: number) => ordersWith(count, laterParts);

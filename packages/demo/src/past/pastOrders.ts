import { addresses, mainText, secondaryText } from '../maps/addresses.ts';
import { demoMenu } from '../menu/demoMenu.ts';
import type { DemoGroup, DemoProduct, DishGroup } from '../menu/types.ts';
import { type Draw, drawFrom } from './draw.ts';

/** A line by the names of the menu: the server prices it. */
export type PastLine = {
  readonly product: string;
  readonly quantity: number;
  readonly extras: readonly string[];
  readonly crepas: readonly string[];
  readonly options: readonly { readonly group: string; readonly name: string; readonly quantity: number }[];
};

/** How an order ended: each moment in milliseconds since 1970. */
export type PastEnd =
  | {
      readonly kind: 'delivered';
      readonly acceptedAt: number;
      readonly preparingAt: number;
      readonly onTheWayAt: number;
      readonly deliveredAt: number;
      readonly promisedMinutes: number;
    }
  | {
      readonly kind: 'rejected';
      readonly at: number;
      readonly cause: 'soldOut' | 'tooBusy';
      readonly reason: string;
    }
  | { readonly kind: 'cancelledByCustomer'; readonly at: number };

export type PastOrder = {
  readonly phone: string;
  readonly name: string;
  readonly address: string;
  readonly position: { readonly lat: number; readonly lng: number };
  readonly placedAt: number;
  readonly paysExactly: boolean;
  readonly lines: readonly PastLine[];
  readonly end: PastEnd;
};

const weeks = 8;
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** Mexico City has had no daylight saving time since 2022. */
const offsetMs = 6 * 60 * minuteMs;

/** Orders of an evening, from Sunday on, and how they spread from 17:00 to 23:00. */
const ordersOfDay = [27, 10, 13, 15, 18, 31, 38];
const ordersOfHour = [4, 7, 13, 20, 22, 15, 7];
const firstHour = 17;

const firstNames = [
  'Ana',
  'Luis',
  'Sofía',
  'Diego',
  'Valeria',
  'Jorge',
  'Renata',
  'Emilio',
  'Camila',
  'Raúl',
  'Lucía',
  'Iván',
];
/** How much the categories of the menu are ordered, in its order. */
const categoryWeights = [40, 24, 9, 10, 7, 13, 6];

/**
 * Eight weeks of evenings that look like those of a real shop: weekends are full, a few dishes sell best, customers come back, and
 * a busy hour is late. The same orders in every demo; only their dates move with `nowMs`.
 */
export function pastOrders(nowMs: number): readonly PastOrder[] {
  const draw = drawFrom(20_261);
  const choice = drawFrom(20_262);
  const phones: string[] = [];
  const today = Math.floor((nowMs - offsetMs) / dayMs);
  return Array.from({ length: weeks * 7 + 1 }, (_, index) => index - weeks * 7)
    .flatMap((day) => evening(today + day, growthOf(day), draw, phones))
    .map((order) => ({ ...order, lines: order.lines.map((line) => withOptions(line, choice)) }))
    .filter((order) => endOf(order) < nowMs);
}

/** A fifth more orders in the last week than in the first. */
const growthOf = (day: number) => 1 + (day / (weeks * 7)) * 0.2;

function evening(day: number, growth: number, draw: Draw, phones: string[]): readonly PastOrder[] {
  const weekday = (day + 4) % 7;
  const count = Math.round((ordersOfDay[weekday] ?? 0) * growth * (0.85 + draw.share() * 0.3));
  const midnight = day * dayMs + offsetMs;
  const times = Array.from({ length: count }, () => {
    const hour = firstHour + draw.weighted(ordersOfHour);
    return midnight + hour * 60 * minuteMs + Math.floor(draw.share() * 60 * minuteMs);
  }).sort((a, b) => a - b);
  return times.map((placedAt) => {
    const before = times.filter((time) => time <= placedAt && time > placedAt - 45 * minuteMs).length;
    return order(placedAt, before, draw, phones);
  });
}

function order(placedAt: number, queue: number, draw: Draw, phones: string[]): PastOrder {
  const at = draw.index(addresses.length);
  const address = addresses[at];
  if (!address) throw new Error('The maps have no addresses.');
  const phone = draw.share() < 0.6 && phones.length > 20 ? draw.of(phones) : newPhone(phones);
  return {
    phone,
    name: firstNames[Number(phone.slice(-3)) % firstNames.length] ?? '',
    address: `${mainText(address)}, ${secondaryText(address)}`,
    position: address.location,
    placedAt,
    paysExactly: draw.share() < 0.5,
    lines: linesOf(draw),
    end: ending(placedAt, queue, draw),
  };
}

function newPhone(phones: string[]): string {
  const phone = `55000${String(10_000 + phones.length * 37).padStart(5, '0')}`;
  phones.push(phone);
  return phone;
}

const linesOf = (draw: Draw): readonly PastLine[] => {
  const products = new Set(Array.from({ length: 1 + draw.weighted([45, 35, 15, 5]) }, () => dish(draw)));
  return [...products].map((product) => ({
    product: product.name,
    quantity: 1 + draw.weighted([70, 25, 5]),
    extras: extrasOf(product, draw),
    crepas: product.combo ? draw.some(comboCrepas, product.comboSize ?? 3) : [],
    options: [],
  }));
};

const comboCrepas = demoMenu.categories.flatMap(({ products }) =>
  products.filter(({ comboEligible }) => comboEligible).map(({ name }) => name),
);

function dish(draw: Draw): DemoProduct {
  const { products } = draw.of(demoMenu.categories, categoryWeights);
  // The first dishes of a category sell best.
  return draw.of(
    products,
    products.map((_, index) => 12 / (index + 1)),
  );
}

function extrasOf({ extras }: DemoProduct, draw: Draw): readonly string[] {
  const slugs =
    draw.share() < 0.35 && extras.length > 0
      ? draw.some(extras, Math.min(extras.length, 1 + draw.weighted([3, 1])))
      : [];
  return demoMenu.extras.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name);
}

/** @param queue the orders of the last three quarters of an hour: a full kitchen takes longer */
function ending(placedAt: number, queue: number, draw: Draw): PastEnd {
  const after = (minutes: number) => placedAt + Math.round(minutes * minuteMs);
  const luck = draw.share();
  if (luck < 0.025) {
    const soldOut = draw.share() < 0.6;
    const reason = soldOut ? 'Se nos acabó un ingrediente de tu pedido.' : 'Tenemos demasiados pedidos.';
    return { kind: 'rejected', at: after(2), cause: soldOut ? 'soldOut' : 'tooBusy', reason };
  }
  if (luck < 0.045) return { kind: 'cancelledByCustomer', at: after(1.5) };
  const accepted = 0.4 + draw.share() * 2 + queue * 0.08;
  const kitchen = accepted + 8 + draw.share() * 7 + queue * 0.7;
  return {
    kind: 'delivered',
    acceptedAt: after(accepted),
    preparingAt: after(accepted + 1),
    onTheWayAt: after(kitchen),
    deliveredAt: after(kitchen + 8 + draw.share() * 14),
    promisedMinutes: queue > 8 ? 45 : 35,
  };
}

const products = new Map(
  demoMenu.categories.flatMap(({ products }) => products.map((product) => [product.name, product] as const)),
);

/** Options have a draw of their own: so everything else in the past is as it was before the menu had groups. */
const withOptions = (line: PastLine, draw: Draw): PastLine => ({
  ...line,
  options: (products.get(line.product)?.groups ?? []).flatMap((use) => {
    const group = demoMenu.groups.find(({ slug }) => slug === use.slug);
    return group ? optionsOf(group, use, draw) : [];
  }),
});

/** No more of an option than one: enough for a past. */
function optionsOf({ name, options }: DemoGroup, { min, max }: DishGroup, draw: Draw): PastLine['options'] {
  const count = min + draw.index(Math.min(max, options.length) - min + 1);
  const chosen = draw.some(options, count);
  return options
    .filter((option) => chosen.includes(option))
    .map((option) => ({ group: name, name: option.name, quantity: 1 }));
}

const endOf = ({ end }: PastOrder) => (end.kind === 'delivered' ? end.deliveredAt : end.at);

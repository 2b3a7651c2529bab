import { type Cents, moneyText } from '../money/money.ts';
import { type ContentChange, type ContentDifference, differencesSince } from '../orders/contentChange.ts';
import { madeText, makingTexts } from '../orders/making.ts';
import { mapLink } from '../orders/mapLink.ts';
import type { Delivery, OrderDetailLine, OrderDetails } from '../orders/order.ts';
import { changeFor, isEnough } from '../payment/cash.ts';
import { isPaidInCash, isPaymentDue } from '../payment/payment.ts';
import { collectText, paymentLabel } from '../payment/paymentText.ts';
import { daysUntil, formatClock, weekdayAt, weekdays } from '../shop/clockText.ts';
import { formatShortDateTime, formatShortDay } from '../shop/dates.ts';
import { printable } from './printable.ts';
import type { Paper, TicketKind } from './printer.ts';
import {
  amount,
  columnsOf,
  escaped,
  huge,
  inverted,
  large,
  normal,
  paragraph,
  rows,
  rule,
  type Size,
  sized,
  tall,
} from './receiptMarkup.ts';

export type Ticket = {
  readonly order: OrderDetails;
  readonly kind: TicketKind | 'cancelled';
  /** The ticket may have been printed before. */
  readonly isReprint: boolean;
  /** The number of the order's change; 0 for an order as it was placed. */
  readonly change: number;
  /** The change that the paper before this one has; the kitchen's ticket marks what differs from it. */
  readonly since: number;
  readonly shopName: string;
  readonly timeZone: string;
  readonly paper: Paper;
  /** Whether an order of this server can have a pin, so that one without it says so. */
  readonly hasPins: boolean;
};

/** The number of the change that a ticket made by hand announces; 0: none. */
export function announcedChange(changes: readonly ContentChange[] = []): number {
  const last = changes.at(-1);
  return last === undefined || last.isBeforeAcceptance ? 0 : last.version;
}

/** Begins each row that the customer wrote: a note «2 x Nutella» is no product, and an address «COBRAR $0.00» no sum. */
const customerMark = '» ';

/** Room for `$1,234,567.00`. */
const priceColumns = 13;

/** The ticket in the markup of receiptline, for any width of paper. */
export function ticketText(ticket: Ticket): string {
  const lines = ticket.kind === 'cancelled' ? cancelled(ticket) : orderTicket(ticket, ticket.kind);
  return [...marks(ticket), ...lines, '='].join('\n');
}

/** What a paper is that is not the first one of its order; inverted, so that nobody cooks it twice. */
const marks = ({ isReprint, change }: Ticket) => [
  ...(isReprint ? [inverted('REIMPRESIÓN', large), '', 'Puede que ya se haya impreso'] : []),
  ...(change > 0 ? [inverted(`CAMBIO ${change}`, large), ''] : []),
];

const cancelled = (ticket: Ticket) => [
  inverted('CANCELADO', large),
  sized(`#${ticket.order.id}`, huge),
  ...placedAt(ticket),
  'No preparar ni entregar',
  ...(ticket.order.reason === null ? [] : paragraph(ticket.order.reason, ticket, large)),
];

const placedAt = ({ order, timeZone }: Ticket) =>
  order.placedAt === null ? [] : [escaped(formatShortDateTime(order.placedAt, timeZone))];

function orderTicket(ticket: Ticket, kind: TicketKind): readonly string[] {
  const { order, shopName } = ticket;
  const isKitchen = kind === 'kitchen';
  const note = order.delivery?.note ?? null;
  const changed = isKitchen ? changedSince(ticket) : [];
  const isPickup = order.delivery?.fulfilment === 'pickup';
  return [
    isKitchen ? 'COCINA' : escaped(shopName),
    sized(`#${order.id}`, huge),
    ...(isPickup ? [inverted('RECOGE', large), ''] : []),
    ...placedAt(ticket),
    ...promised(ticket),
    ...(changed.some(({ kind }) => kind === 'moment')
      ? [changeMark(order.scheduledFor === undefined ? 'YA LO ANTES POSIBLE' : 'HORA NUEVA')]
      : []),
    ...(note === null ? [] : [rule, ...paragraph(note, ticket, isKitchen ? huge : large, customerMark)]),
    ...(changed.some(({ kind }) => kind === 'note')
      ? [changeMark(note === null ? 'YA SIN NOTA' : 'NOTA NUEVA')]
      : []),
    rule,
    ...order.lines.flatMap((line) => (isKitchen ? dish(line, ticket, changed) : soldLine(line, ticket))),
    ...changed.flatMap((one) => removed(one, ticket)),
    rule,
    ...(isKitchen ? given(ticket) : []),
    ...(isKitchen
      ? [`${order.lines.reduce((sum, { quantity }) => sum + quantity, 0)} en total`]
      : [...door(ticket, order.delivery), rule, '¡Gracias por tu pedido!']),
  ];
}

/** The moment of an order for later, which replaces the minutes; with its day when it was placed on another. */
function promised(ticket: Ticket): readonly string[] {
  const { order, timeZone } = ticket;
  const { scheduledFor, placedAt, minutes } = order;
  if (scheduledFor === undefined) return minutes === null ? [] : [`Prometido en ${minutes} min`];
  const clock = formatClock(scheduledFor, timeZone);
  const words = `para ${clock.startsWith('1:') ? 'la' : 'las'}`;
  const isInOneRow = `${words} ${clock}`.length + 2 <= columnsOf(ticket.paper) / large.columns;
  const weekday = weekdays[weekdayAt(scheduledFor, timeZone) - 1]?.slice(0, 3);
  const isSameDay = placedAt !== null && daysUntil(placedAt.getTime(), scheduledFor, timeZone) === 0;
  const texts = [
    ...(isInOneRow ? [`${words} ${clock}`] : [words, clock]),
    ...(isSameDay ? [] : [`${weekday} ${formatShortDay(new Date(scheduledFor), timeZone)}`]),
  ];
  return ['', ...texts.map((one) => inverted(one.toUpperCase(), large)), ''];
}

const changedSince = ({ order, change, since }: Ticket) =>
  change === 0 ? [] : differencesSince(order.contentChanges ?? [], since, change);

/** Left-aligned and inverted, below what it is about. */
const changeMark = (text: string) => `${inverted(text, tall)} |`;

function dish(line: OrderDetailLine, ticket: Ticket, changed: readonly ContentDifference[]) {
  const making = madeText(line);
  const difference = changed.find(
    (one) => one.kind === 'product' && one.name === line.productName && one.made === making,
  );
  return [
    ...paragraph(`${line.quantity} x ${line.productName}`, ticket, large),
    ...made(line, ticket, tall),
    ...(difference?.kind === 'product'
      ? [changeMark(difference.before === 0 ? 'NUEVO' : `ANTES ${difference.before}`)]
      : []),
  ];
}

/** A product that the paper before this one has, and the order has no more. */
const removed = (one: ContentDifference, ticket: Ticket) =>
  one.kind === 'product' && one.now === 0
    ? [
        rule,
        changeMark('YA NO'),
        ...paragraph(`${one.before} x ${one.name}`, ticket, large),
        ...(one.made === '' ? [] : paragraph(one.made, ticket, tall)),
      ]
    : [];

function soldLine(line: OrderDetailLine, ticket: Ticket): readonly string[] {
  const price = moneyText((line.unitPrice * line.quantity + line.extrasTotal) as Cents);
  const [first = '', ...more] = rows(
    `${line.quantity} x ${line.productName}`,
    columnsOf(ticket.paper) - priceColumns - 1,
  );
  return [
    `{width:*,${priceColumns}}`,
    `${escaped(first)} | ${price}`,
    '{width:auto}',
    ...more.map((row) => `${escaped(row)} |`),
    ...made(line, ticket, normal),
  ];
}

const made = (line: OrderDetailLine, ticket: Ticket, size: Size) =>
  makingTexts(line).flatMap((row) => paragraph(row, ticket, size));

const door = (ticket: Ticket, delivery: Delivery | null) => [
  ...(delivery?.fulfilment === 'pickup'
    ? []
    : [`Envío | ${ticket.order.fee === undefined ? 'Gratis' : moneyText(ticket.order.fee)}`]),
  ...discounted(ticket),
  ...due(ticket, delivery),
  ...(delivery === null ? [] : place(ticket, delivery)),
];

/** The code of the order, and the piece that it gives: who packs it knows that this one is a gift. */
function given(ticket: Ticket): readonly string[] {
  const { discount, lines } = ticket.order;
  if (discount === undefined) return [];
  const free = lines.find(({ productId }) => productId !== undefined && productId === discount.freeProductId);
  return [`Código ${discount.name}`, ...(free ? [`Gratis: 1 x ${free.productName}`] : [])].flatMap((row) =>
    paragraph(row, ticket, tall),
  );
}

/** The name may be as wide as the narrow paper, so the amount has a row of its own there. */
function discounted({ order: { discount }, paper }: Ticket): readonly string[] {
  if (discount === undefined) return [];
  const name = `Código ${discount.name}`;
  const saved = printable(moneyText(-discount.amount));
  const isOneRow = name.length + saved.length < columnsOf(paper);
  return isOneRow ? [`${escaped(name)} | ${saved}`] : [`${escaped(name)} |`, `| ${saved}`];
}

/** The sum to collect. What is not collected in cash says so in a row of its own. */
function due(ticket: Ticket, delivery: Delivery | null): readonly string[] {
  const { total } = ticket.order;
  const money = { ...delivery, total };
  if (delivery === null || (isPaidInCash(delivery.payment) && isPaymentDue(money)))
    return amount('COBRAR', total, ticket);
  return [
    ...paragraph(collectText(delivery.payment, money), ticket, large),
    ...amount('Total', total, ticket),
  ];
}

function place(ticket: Ticket, delivery: Delivery): readonly string[] {
  const { total } = ticket.order;
  const { customerName, phone, fulfilment, deliveryAddress, payment } = delivery;
  const cashGiven = isPaymentDue({ ...delivery, total }) ? delivery.cashGiven : null;
  return [
    `Pago | ${escaped(paymentLabel(payment, fulfilment))}`,
    ...(cashGiven === null ? [] : amount('Paga con', cashGiven, ticket)),
    ...(cashGiven !== null && isEnough(total, cashGiven)
      ? amount('Cambio', changeFor(total, cashGiven), ticket)
      : []),
    rule,
    ...(customerName === null ? [] : paragraph(customerName, ticket, large, customerMark)),
    ...paragraph(phone, ticket, large),
    ...(fulfilment === 'pickup' ? paragraph(deliveryAddress, ticket, large) : way(ticket, delivery)),
  ];
}

/** For the courier. */
const way = (ticket: Ticket, delivery: Delivery): readonly string[] => [
  // A line each for street, colonia and reference: the courier reads it at night.
  ...addressParts(delivery.deliveryAddress).flatMap((part) => paragraph(part, ticket, large, customerMark)),
  ...(delivery.position === null && ticket.hasPins ? [sized('Sin pin', large)] : []),
  mapCode(mapLink(delivery), ticket),
  'Ver en el mapa',
];

/** Without look-behind, which Safari before 16.4 cannot read. */
const addressParts = (address: string) =>
  address.split(', ').map((part, place, { length }) => (place < length - 1 ? `${part},` : part));

/** Small cells for the text of a long address: the code is as wide as the narrow paper at most. */
const mapCode = (link: string, { paper }: Ticket) =>
  `{code:${escaped(link)};option:qrcode,${link.length < 150 ? 5 : paper === 58 ? 3 : 4},l}`;

/** The page that a new printer prints, in the markup of receiptline. */
export const testPage = (printerName: string): string =>
  [
    sized('PRUEBA', large),
    escaped(printerName),
    rule,
    'áéíóúüñ ÁÉÍÓÚÜÑ ¿? ¡! $',
    'Si lees esto, la impresora está lista.',
    '=',
  ].join('\n');

import { changeFor, isEnough } from '../cash.ts';
import { formatShortDateTime } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { Delivery, OrderDetailLine, OrderDetails } from '../order.ts';
import { isPaidInCash } from '../payment.ts';
import { collectText, paymentName } from '../paymentText.ts';
import type { Paper, TicketKind } from '../printer.ts';
import { printable } from './printable.ts';

export type Ticket = {
  readonly order: OrderDetails;
  readonly kind: TicketKind | 'cancelled';
  /** It may have been printed before. */
  readonly isReprint: boolean;
  /** The number of the order's change; 0 for an order as it was placed. */
  readonly change: number;
  readonly shopName: string;
  readonly timeZone: string;
  readonly paper: Paper;
};

/** The characters of a row, in the printer's normal width. */
export const columnsOf = (paper: Paper): number => (paper === 58 ? 32 : 48);

/** What is read as markup, or as a rule or a cut when a line has nothing else. */
const markup = /[\\|{}~_"`^=;:-]/g;
const escaped = (text: string) =>
  printable(text).replace(markup, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

const large = (text: string) => `^^^${escaped(text)}`;
const tall = (text: string) => `^^${escaped(text)}`;
const left = (text: string) => `${text} |`;
const between = (text: string, amount: string) => `${escaped(text)} | ${amount}`;
const rule = '-';

/** Broken between words. A longer word is broken by the printer. */
function rows(text: string, columns: number): readonly string[] {
  const broken: string[] = [];
  for (const word of printable(text).split(' ')) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns)
      broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  return broken;
}

/** Left-aligned rows. */
const paragraph = (text: string, { paper }: Ticket, write: (row: string) => string = escaped) =>
  text.split('\n').flatMap((line) => rows(line, columnsOf(paper)).map((row) => left(write(row))));

/** Room for `$1,234,567.00`. */
const priceColumns = 13;

/** The ticket in the markup of receiptline, for any width of paper. */
export function ticketText(ticket: Ticket): string {
  const lines = ticket.kind === 'cancelled' ? cancelled(ticket) : orderTicket(ticket, ticket.kind);
  return [...marks(ticket), ...lines, '='].join('\n');
}

/** What a paper is that is not the first one of its order; inverted, so that nobody cooks it twice. */
const marks = ({ isReprint, change }: Ticket) => [
  ...(isReprint ? [`\`${large(' REIMPRESIÓN ')}\``, 'Puede que ya se haya impreso'] : []),
  ...(change > 0 ? [`\`${large(` CAMBIO ${change} `)}\``] : []),
];

const cancelled = (ticket: Ticket) => [
  `\`${large(' CANCELADO ')}\``,
  large(`#${ticket.order.id}`),
  ...placedAt(ticket),
  'No preparar ni entregar',
  ...(ticket.order.reason === null ? [] : paragraph(ticket.order.reason, ticket, tall)),
];

const placedAt = ({ order, timeZone }: Ticket) =>
  order.placedAt === null ? [] : [escaped(formatShortDateTime(order.placedAt, timeZone))];

function orderTicket(ticket: Ticket, kind: TicketKind): readonly string[] {
  const { order, shopName } = ticket;
  const isKitchen = kind === 'kitchen';
  const note = order.delivery?.note ?? null;
  return [
    isKitchen ? 'COCINA' : escaped(shopName),
    large(`#${order.id}`),
    ...placedAt(ticket),
    ...(order.minutes === null ? [] : [`Prometido en ${order.minutes} min`]),
    ...(note === null ? [] : [rule, ...paragraph(note, ticket, tall)]),
    rule,
    ...order.lines.flatMap((line) => (isKitchen ? dish(line, ticket) : soldLine(line, ticket))),
    rule,
    ...(isKitchen
      ? [`${order.lines.reduce((sum, { quantity }) => sum + quantity, 0)} en total`]
      : door(ticket, order.delivery)),
  ];
}

const dish = (line: OrderDetailLine, ticket: Ticket) => [
  ...paragraph(`${line.quantity} x ${line.productName}`, ticket, tall),
  ...made(line, ticket),
];

function soldLine(line: OrderDetailLine, ticket: Ticket): readonly string[] {
  const price = money((line.unitPrice * line.quantity + line.extrasTotal) as Cents);
  const [first = '', ...more] = rows(
    `${line.quantity} x ${line.productName}`,
    columnsOf(ticket.paper) - priceColumns - 1,
  );
  return [
    `{width:*,${priceColumns}}`,
    between(first, price),
    '{width:auto}',
    ...more.map((row) => left(escaped(row))),
    ...made(line, ticket),
  ];
}

function made({ combo, extras, quantity }: OrderDetailLine, ticket: Ticket): readonly string[] {
  const each = quantity > 1 ? ' (en cada una)' : '';
  return [
    ...(combo === null ? [] : paragraph(`Crepas${each}: ${combo}`, ticket)),
    ...(extras === null ? [] : paragraph(`Extras${each}: ${extras}`, ticket)),
  ];
}

const door = (ticket: Ticket, delivery: Delivery | null) => [
  ...due(ticket, delivery),
  ...(delivery === null ? [] : place(ticket, delivery)),
];

/** The sum to collect. What is not collected in cash has a row of its own: beside the sum it would be broken. */
function due({ order: { total } }: Ticket, delivery: Delivery | null): readonly string[] {
  const sum = `^^${money(total)}`;
  if (delivery === null || (isPaidInCash(delivery.payment) && !delivery.paidAt)) return [`^^COBRAR | ${sum}`];
  return [tall(collectText(delivery.payment, delivery)), `^^Total | ${sum}`];
}

function place(ticket: Ticket, delivery: Delivery): readonly string[] {
  const { total } = ticket.order;
  const { customerName, phone, deliveryAddress, payment, cashGiven, position } = delivery;
  return [
    between('Pago', escaped(paymentName(payment))),
    ...(cashGiven === null ? [] : [between('Paga con', money(cashGiven))]),
    ...(cashGiven !== null && isEnough(total, cashGiven)
      ? [`^^DAR CAMBIO | ^^${money(changeFor(total, cashGiven))}`]
      : []),
    rule,
    ...(customerName === null ? [] : paragraph(customerName, ticket, tall)),
    ...paragraph(phone, ticket, tall),
    ...paragraph(deliveryAddress, ticket),
    ...(position === null
      ? ['Sin pin']
      : [`{code:${escaped(mapOf(position))};option:qrcode,4,l}`, 'Ver en el mapa']),
  ];
}

const mapOf = ({ lat, lng }: NonNullable<Delivery['position']>) =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;

const money = (amount: Cents) => `$${(amount / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** The page that shows whether a printer works. */
export const testPage = (printerName: string): string =>
  [
    large('PRUEBA'),
    escaped(printerName),
    rule,
    'áéíóúüñ ÁÉÍÓÚÜÑ ¿? ¡! $',
    'Si lees esto, la impresora está lista.',
    '=',
  ].join('\n');

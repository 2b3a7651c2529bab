import {
  clabeText,
  type DeliveryTerms,
  formatDateTime,
  hoursText,
  type LoggedValues,
  moneyText,
  paymentName,
  type SpecialDay,
  type StaffRole,
  type WeekRow,
} from '@crepas/domain';
import { printsCopy } from '../../shared/printerCopy.ts';
import { weekdayNames } from '../../shared/shop/shopCopy.ts';

type Key = keyof LoggedValues;
type Words = {
  readonly [Name in Key]: {
    readonly label: string;
    readonly say: (value: LoggedValues[Name], timeZone: string) => string;
  };
};

export const roleCopy: Readonly<Record<StaffRole, string>> = { owner: 'Administración', staff: 'Personal' };

const none = 'Nada';
const text = (value: string) => value || none;
const yesNo = (value: boolean) => (value ? 'Sí' : 'No');
const list = (names: readonly string[]) => names.join(', ') || none;
const minutes = (value: number) => `${value} min`;
const moment = (value: number | null, timeZone: string) =>
  value === null ? 'No' : `Hasta el ${formatDateTime(new Date(value), timeZone)}`;

const week = (rows: readonly WeekRow[]) =>
  rows.map((row) => `${weekdayNames[row.day - 1]} ${hoursText(row)}`).join('; ') || 'Siempre abierto';

const specialDays = (days: readonly SpecialDay[]) =>
  days.map((day) => `${day.date} ${day.kind === 'closed' ? 'cerrado' : hoursText(day)}`).join('; ') || none;

const termsCopy = ({ fee, minimum, freeFrom }: DeliveryTerms) =>
  [
    fee === 0 ? 'gratis' : moneyText(fee),
    ...(minimum === 0 ? [] : [`mínimo ${moneyText(minimum)}`]),
    ...(freeFrom === null ? [] : [`gratis desde ${moneyText(freeFrom)}`]),
  ].join(', ');

/** Every value that a change can have, in the words and the order of the log. */
const words: Words = {
  name: { label: 'Nombre', say: text },
  price: { label: 'Precio', say: moneyText },
  category: { label: 'Categoría', say: text },
  available: { label: 'Disponible', say: yesNo },
  soldOutUntil: { label: 'Agotado', say: moment },
  description: { label: 'Descripción', say: text },
  imageUrl: { label: 'Foto', say: (url) => (url ? url.slice(url.lastIndexOf('/') + 1) : 'Sin foto') },
  isCombo: { label: 'Es combo', say: yesNo },
  isPromoted: { label: 'En Mejores Selecciones', say: yesNo },
  isComboEligible: { label: 'Se puede elegir en combos', say: yesNo },
  alsoFoundAs: { label: 'También se encuentra como', say: text },
  allergens: { label: 'Alérgenos', say: text },
  extras: { label: 'Extras', say: list },
  order: { label: 'Orden', say: list },
  isOpen: { label: 'Recibe pedidos', say: yesNo },
  tagline: { label: 'Lema', say: text },
  whatsApp: { label: 'WhatsApp', say: text },
  deliveryMinutes: { label: 'Entrega', say: minutes },
  lastOrderMinutes: { label: 'Último pedido antes de cerrar', say: minutes },
  message: { label: 'Mensaje', say: text },
  timeZone: { label: 'Zona horaria', say: text },
  week: { label: 'Horario', say: week },
  specialDays: { label: 'Días especiales', say: specialDays },
  pausedUntil: { label: 'Pausa', say: moment },
  busy: {
    label: 'Hoy tardamos',
    say: (busy, timeZone) => (busy ? `${busy.minutes} min. ${moment(busy.until, timeZone)}` : 'No'),
  },
  zone: {
    label: 'Zona de entrega',
    say: (zone) => (zone ? `${zone.length} esquinas` : 'Cualquier dirección'),
  },
  responsible: {
    label: 'Quién responde',
    say: (person) => (person ? Object.values(person).filter(Boolean).join(', ') : 'Nadie'),
  },
  autoRejectMinutes: {
    label: 'Rechazo automático',
    say: (value) => (value === null ? 'Nunca' : minutes(value)),
  },
  takesWithoutCode: { label: 'Pedidos sin código', say: (value) => (value ? 'Sí' : 'No') },
  payments: { label: 'Formas de pago', say: (methods) => list(methods.map((method) => paymentName(method))) },
  transfer: {
    label: 'Transferencia',
    say: (account) => (account ? `${account.bank}, ${clabeText(account.clabe)}, ${account.holder}` : none),
  },
  feeZones: {
    label: 'Costo de envío',
    say: (zones) => zones.map((zone) => `${zone.name}: ${termsCopy(zone)}`).join('; ') || none,
  },
  feeWithoutPin: {
    label: 'Envío sin ubicación',
    say: (terms) => (terms ? termsCopy(terms) : 'Gratis'),
  },
  pickup: {
    label: 'Recoger en la tienda',
    say: ({ isActive, minutes: count }) => (isActive ? `Sí, en ${minutes(count)}` : 'No'),
  },
  pickupPausedUntil: { label: 'Pausa de recoger', say: moment },
  forgetAfterDays: {
    label: 'Olvidar datos',
    say: (days) => (days === null ? 'Nunca' : `Después de ${days} días`),
  },
  role: { label: 'Acceso', say: (role) => roleCopy[role] },
  erasedOrders: { label: 'Pedidos sin datos', say: (orders) => String(orders) },
  total: { label: 'Total', say: moneyText },
  prints: { label: 'Imprime', say: printsCopy },
  copies: { label: 'Copias', say: String },
  paper: { label: 'Papel', say: (paper) => `${paper} mm` },
  isPaused: { label: 'En pausa', say: yesNo },
};

export type Difference = { readonly label: string; readonly from: string | null; readonly to: string | null };

/** What changed, in words, pesos and the shop's time. Null on one side of what was created or deleted. */
export function differences(
  before: Partial<LoggedValues> | null,
  after: Partial<LoggedValues> | null,
  timeZone: string,
): readonly Difference[] {
  return (Object.keys(words) as Key[]).flatMap((key) => {
    const from = said(key, before, timeZone);
    const to = said(key, after, timeZone);
    return from === null && to === null ? [] : [{ label: words[key].label, from, to }];
  });
}

function said<Name extends Key>(
  key: Name,
  values: Partial<LoggedValues> | null,
  timeZone: string,
): string | null {
  const value = values?.[key];
  return value === undefined ? null : words[key].say(value, timeZone);
}

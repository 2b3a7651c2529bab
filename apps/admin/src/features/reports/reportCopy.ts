import { lostCauseCopy, lostOutcomeCopy } from '@crepas/api';
import {
  type CodeSums,
  type ComparedSums,
  capitalized,
  countDays,
  type DayRange,
  type DaySums,
  daysOver,
  formatDay,
  formatMinuteOfDay,
  type HourSums,
  type LostByAccount,
  type LostOrders,
  moneyText,
  type PeriodKind,
  type ReportTotals,
  type SoldName,
  type SoldOption,
  type SoldProduct,
  type StepTimes,
  sumCents,
  type Weekday,
  weekdays,
} from '@crepas/domain';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** `2026-11-24` → `24 nov` */
export function shortDay(day: string): string {
  const [, month = '', date = ''] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1]}`;
}

const dayWithYear = (day: string) => `${shortDay(day)} ${Number(day.slice(0, 4))}`;

export const rangeText = ({ from, to }: DayRange): string =>
  from === to ? capitalized(formatDay(from)) : `Del ${dayWithYear(from)} al ${dayWithYear(to)}`;

export const periodCopy: Readonly<Record<PeriodKind, string>> = {
  day: 'Día',
  week: 'Semana',
  month: 'Mes',
  range: 'Rango',
};

const beforeCopy: Readonly<Record<PeriodKind, string>> = {
  day: 'el día anterior',
  week: 'la semana anterior',
  month: 'el mes anterior',
  range: 'los días anteriores',
};

export const ordersText = (count: number): string => (count === 1 ? '1 pedido' : `${number(count)} pedidos`);
export const number = (value: number): string => `${value}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
/** 16.5 → `17 min` */
export const minutesText = (minutes: number): string => `${Math.round(minutes)} min`;

/** «12 % más que la semana anterior ($4,500.00)»; of a period that lasts «Hasta ayer, 12 % más que …» */
export function comparison(
  now: number,
  before: number,
  kind: PeriodKind,
  { over, daysBefore: { from, to } }: Pick<ComparedSums, 'over' | 'daysBefore'>,
  format: (value: number) => string,
): string {
  const days = `${beforeCopy[kind]}, ${from === to ? shortDay(from) : `${shortDay(from)} a ${shortDay(to)}`}`;
  if (over === 'none') return capitalized(`${days}: ${format(before)}`);
  const change = changeCopy(now, before, days, format);
  return over === 'some' ? `Hasta ayer, ${change}` : capitalized(change);
}

function changeCopy(now: number, before: number, days: string, format: (value: number) => string): string {
  if (now === before) return `igual que ${days}`;
  if (before === 0) return `nada en ${days}`;
  const change = Math.round((Math.abs(now - before) / before) * 100);
  const than = `que ${days} (${format(before)})`;
  return change === 0 ? `casi igual ${than}` : `${change} % ${now > before ? 'más' : 'menos'} ${than}`;
}

export const weekdayText = (weekday: Weekday): string => weekdays[weekday - 1] ?? '';
/** 20 → `8 p.m.` */
export const hourText = (hour: number): string => formatMinuteOfDay(hour * 60).replace(':00', '');

const best = <Item>(items: readonly Item[], of: (item: Item) => number): Item | undefined =>
  items.reduce<Item | undefined>((top, item) => (top && of(top) >= of(item) ? top : item), undefined);

/** The average is of the days that are over. */
export function daysSentence(days: readonly DaySums[], today: string): string {
  const top = best(days, ({ sales }) => sales);
  if (!top || top.sales === 0) return 'No hubo ventas en estos días.';
  const over = daysOver(days, today);
  const average = Math.round(over.reduce((sum, { sales }) => sum + sales, 0) / over.length);
  const until = over.length < days.length ? 'Hasta ayer, en' : 'En';
  return `El mejor día fue el ${shortDay(top.day)}, con ${moneyText(top.sales)}. ${until} promedio se vendieron ${moneyText(average)} al día.`;
}

export function hoursSentence(hours: readonly HourSums[]): string {
  const top = best(hours, ({ received }) => received);
  if (!top) return 'No llegó ningún pedido.';
  return `La hora con más pedidos es el ${weekdayText(top.weekday)} a ${top.hour % 12 === 1 ? 'la' : 'las'} ${hourText(top.hour)}: ${ordersText(top.received)}.`;
}

export function productsSentence(products: readonly SoldProduct[]): string {
  const sold = products.filter(({ quantity }) => quantity > 0);
  const [top] = sold;
  if (!top) return 'No se vendió ningún producto.';
  const unsold = products.length - sold.length;
  const last = sold.at(-1);
  const end =
    unsold > 0
      ? `${unsold === 1 ? 'Un producto' : `${unsold} productos`} del menú no se ${unsold === 1 ? 'vendió' : 'vendieron'}.`
      : `Lo que menos dejó: ${last?.name}, ${moneyText(last?.sales ?? 0)}.`;
  return `Lo que más dejó: ${top.name}, ${moneyText(top.sales)}. ${end}`;
}

export function extrasSentence(extras: readonly SoldName[]): string {
  const top = best(extras, ({ quantity }) => quantity);
  return top
    ? `El extra que más se pide: ${top.name}, ${number(top.quantity)} ${top.quantity === 1 ? 'vez' : 'veces'}.`
    : 'No se pidió ningún extra.';
}

/** The option that was sold most. */
export function optionsSentence(options: readonly SoldOption[]): string {
  const top = best(options, ({ quantity }) => quantity);
  if (!top) return '';
  return `La opción que más se pide: ${top.group}, ${top.name}, ${number(top.quantity)} ${top.quantity === 1 ? 'vez' : 'veces'}.`;
}

/** What was paid for the orders with a code, and what their codes took off. */
export function codesSentence(codes: readonly CodeSums[]): string {
  const orders = codes.reduce((sum, code) => sum + code.orders, 0);
  const [sales, saved] = [
    sumCents(codes.map((code) => code.sales)),
    sumCents(codes.map((code) => code.saved)),
  ];
  return `${ordersText(orders)} con código ${orders === 1 ? 'dejó' : 'dejaron'} ${moneyText(sales)}; los códigos descontaron ${moneyText(saved)}.`;
}

export function timesSentence(times: readonly StepTimes[], { promised, kept }: ReportTotals): string {
  const door = times.find(({ step }) => step === 'door');
  if (!door) return 'Aún no hay pedidos entregados.';
  const half = `La mitad de los pedidos llega en ${minutesText(door.medianMinutes)} o menos, y nueve de cada diez en ${minutesText(door.slowMinutes)}.`;
  return promised === 0 ? half : `${half} ${percent(kept, promised)} llegó a la hora prometida.`;
}

export const lostText = ({ outcome, cause }: LostOrders): string =>
  cause === null ? lostOutcomeCopy[outcome] : `${lostOutcomeCopy[outcome]}: ${lostCauseCopy[cause]}`;

export const lostSentence = ({ lost, lostAmount, received }: ReportTotals): string =>
  lost === 0
    ? 'No se perdió ningún pedido.'
    : `Se ${lost === 1 ? 'perdió' : 'perdieron'} ${ordersText(lost)} por ${moneyText(lostAmount)}: ${percent(lost, received)} de los que llegaron.`;

export function accountsSentence(rows: readonly LostByAccount[]): string {
  const orders = rows.reduce((sum, row) => sum + row.orders, 0);
  return `De la tienda, con su cuenta: ${ordersText(orders)} por ${moneyText(sumCents(rows.map(({ amount }) => amount)))}.`;
}

export const phonesSentence = ({ newPhones, returningPhones }: ReportTotals): string =>
  newPhones + returningPhones === 0
    ? 'Aún no hay clientes en estos días.'
    : `${number(newPhones)} ${newPhones === 1 ? 'cliente nuevo' : 'clientes nuevos'} y ${number(returningPhones)} que ${returningPhones === 1 ? 'ya había pedido' : 'ya habían pedido'}.`;

export const examplesText = (examples: number): string =>
  `Incluye ${examples === 1 ? '1 pedido' : ordersText(examples)} de ejemplo de la demostración.`;

/** Whether the sales of each day are drawn as bars: with more days they would be too thin. */
export const fitsBars = (range: DayRange): boolean => countDays(range) <= 62;

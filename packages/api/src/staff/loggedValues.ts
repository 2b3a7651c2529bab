import { formatDateTime, type Instant, type LoggedValues } from '@crepas/domain';
import * as v from 'valibot';
import { categoryFields } from '../menu/category.ts';
import { productFields } from '../menu/product.ts';
import { printerFields } from '../printers/printer.ts';
import { busyFromWire, busyToWire, busyWire } from '../shop/shop.ts';
import { shopFields } from '../shop/shopFields.ts';
import { booleanField, moneyField, numberField, orNull, textField } from '../wire/fieldKinds.ts';
import { entriesOf, type Field, type FieldTable, fieldsFromWire, fieldsToWire } from '../wire/fieldTable.ts';
import { instant, momentFromWire, momentToWire } from '../wire/instant.ts';
import { roleField } from './staffAccount.ts';

const untilText = (moment: Instant | null, timeZone: string) =>
  moment === null ? 'No' : `Hasta el ${formatDateTime(new Date(moment), timeZone)}`;

const momentField = <const Name extends string>(
  wire: Name,
  label: string,
): Field<Instant | null, Name, string | null> => ({
  wire,
  label,
  request: v.nullable(instant),
  answer: v.nullable(instant),
  logged: v.nullable(instant),
  say: untilText,
  toWire: momentToWire,
  fromWire: momentFromWire,
});

const namesField = <const Name extends string>(
  wire: Name,
  label: string,
): Field<readonly string[], Name, string[]> => ({
  wire,
  label,
  request: v.array(v.string()),
  answer: v.array(v.string()),
  logged: v.array(v.string()),
  say: (names) => names.join(', ') || 'Nada',
  toWire: (names) => [...names],
  fromWire: (names) => names,
});

const { categoryId: _, ...fieldsOfProduct } = productFields;

/** Every value that a change can have, in the order of the log. The names are those of the requests. */
export const loggedFields = {
  ...fieldsOfProduct,
  ...shopFields,
  ...printerFields,
  name: productFields.name,
  /** The name of the product's category. */
  category: textField('categoria', productFields.categoryId.label, { max: categoryFields.name.max }),
  soldOutUntil: momentField('agotado_hasta', 'Agotado'),
  extras: namesField('extras', 'Extras'),
  groups: namesField('grupos', 'Grupos'),
  options: namesField('opciones', 'Opciones'),
  codeTerms: {
    ...namesField('condiciones', 'Condiciones'),
    // Each begins with a capital letter.
    say: (terms: readonly string[]) => terms.join(' · '),
  },
  order: namesField('orden', 'Orden'),
  pausedUntil: momentField('pausa_hasta', 'Pausa'),
  busy: {
    wire: 'ocupado' as const,
    label: 'Hoy tardamos',
    request: v.nullable(busyWire),
    answer: v.nullable(busyWire),
    logged: v.nullable(busyWire),
    say: (busy, timeZone) => (busy ? `${busy.minutes} min. ${untilText(busy.until, timeZone)}` : 'No'),
    ...orNull(busyToWire, busyFromWire),
  },
  pickupPausedUntil: momentField('recoger_pausa_hasta', 'Pausa de recoger'),
  role: roleField,
  erasedOrders: numberField('pedidos_borrados', 'Pedidos sin datos', { min: 0, max: 1e9, unit: '' }),
  isBlocked: booleanField('bloqueado', 'Bloqueado'),
  total: moneyField('total', 'Total'),
} satisfies FieldTable<LoggedValues>;

export const loggedValuesWire = v.partial(v.object(entriesOf(loggedFields, 'logged')));
export type LoggedValuesWire = v.InferOutput<typeof loggedValuesWire>;

/** The fields as the log writes them. */
const asLogged = Object.fromEntries(
  Object.entries(loggedFields).map(([name, field]) => [
    name,
    'isLoggedAsIs' in field
      ? { ...field, toWire: (value: unknown) => value, fromWire: (value: unknown) => value }
      : field,
  ]),
) as unknown as typeof loggedFields;

export const loggedValuesToWire = (values: Partial<LoggedValues>): LoggedValuesWire =>
  fieldsToWire(asLogged, values);

export const loggedValuesFromWire = (wire: LoggedValuesWire): Partial<LoggedValues> =>
  fieldsFromWire(asLogged, wire as Parameters<typeof fieldsFromWire<typeof asLogged>>[1]);

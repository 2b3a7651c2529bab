import {
  accountOutcomeCopy,
  lostCauseCopy,
  lostOutcomeCopy,
  type ReportTable,
  reportGroupCopy,
  reportGroupName,
  reportStepCopy,
} from '@crepas/api';
import { type Cents, capitalized, type SalesReport, weekdays } from '@crepas/domain';
import { amount, type Column, count, rangeFile, word } from './csvFile.ts';

type Rows = {
  readonly [Table in ReportTable]: SalesReport[(typeof tableOf)[Table]][number];
};

const tableOf = {
  dias: 'days',
  horas: 'hours',
  productos: 'products',
  extras: 'extras',
  opciones: 'options',
  codigos: 'codes',
  grupos: 'groups',
  tiempos: 'times',
  motivos: 'lost',
  cuentas: 'lostByAccount',
} as const satisfies Record<ReportTable, keyof SalesReport>;

const sums = [
  count<Rows['dias' | 'horas' | 'grupos']>('Recibidos', ({ received }) => received),
  count<Rows['dias' | 'horas' | 'grupos']>('Entregados', ({ delivered }) => delivered),
  amount<Rows['dias' | 'horas' | 'grupos']>('Ventas', ({ sales }) => sales),
];
const sold = [
  count<Rows['productos' | 'extras' | 'opciones']>('Cantidad', ({ quantity }) => quantity),
  amount<Rows['productos' | 'extras' | 'opciones']>('Ventas', ({ sales }) => sales),
];
const lost = [
  count<Rows['motivos' | 'cuentas']>('Pedidos', ({ orders }) => orders),
  amount<Rows['motivos' | 'cuentas']>('Monto', ({ amount }) => amount),
];

/** The columns of each file: those of the answer, in words for people. */
const columns: { readonly [Table in ReportTable]: readonly Column<Rows[Table]>[] } = {
  dias: [
    word('Fecha', ({ day }) => day),
    ...sums,
    count('Con hora prometida', ({ promised }) => promised),
    count('A tiempo', ({ kept }) => kept),
  ],
  horas: [
    word('Día de la semana', ({ weekday }) => weekdays[weekday - 1] ?? ''),
    word('Hora', ({ hour }) => hour),
    ...sums,
  ],
  productos: [
    word('Producto', ({ name }) => name),
    word('Combo', ({ isCombo }) => (isCombo ? 'Sí' : 'No')),
    ...sold,
  ],
  extras: [word('Extra', ({ name }) => name), ...sold],
  opciones: [word('Grupo', ({ group }) => group), word('Opción', ({ name }) => name), ...sold],
  codigos: [
    word('Código', ({ name }) => name),
    count('Pedidos', ({ orders }) => orders),
    amount('Ventas', ({ sales }) => sales),
    amount('Descuentos', ({ saved }) => saved),
  ],
  grupos: [
    word('Grupo', ({ group }) => reportGroupCopy[group]),
    word('Nombre', (row) => capitalized(reportGroupName(row))),
    ...sums,
  ],
  tiempos: [
    word('Paso', ({ step }) => reportStepCopy[step]),
    word('Pedidos', ({ orders }) => orders),
    word('Mediana (min)', ({ medianMinutes }) => medianMinutes),
    word('Nueve de diez (min)', ({ slowMinutes }) => slowMinutes),
  ],
  motivos: [
    word('Cómo terminó', ({ outcome }) => lostOutcomeCopy[outcome]),
    word('Motivo', ({ cause }) => (cause ? capitalized(lostCauseCopy[cause]) : '')),
    ...lost,
  ],
  cuentas: [
    word('Cuenta', ({ account }) => account),
    word('Cómo terminó', ({ outcome }) => capitalized(accountOutcomeCopy[outcome])),
    ...lost,
  ],
};

/** Only in a file with one that was charged, or taken off. */
const feeColumn = amount<Rows['dias']>('Envíos', ({ fees = 0 as Cents }) => fees);
const discountColumn = amount<Rows['dias']>('Descuentos', ({ discounts = 0 as Cents }) => discounts);

/** Rows that divide the same sum more than once, and times, have no sum. */
const withoutTotal: readonly ReportTable[] = ['grupos', 'tiempos'];

/** One table of the answer. */
export function reportFile<Table extends ReportTable>(report: SalesReport, table: Table): string {
  const rows = report[tableOf[table]] as readonly Rows[Table][];
  const { fees, discounts } = table === 'dias' ? report.totals : {};
  const shown = [
    ...columns[table],
    ...(fees === undefined ? [] : [feeColumn]),
    ...(discounts === undefined ? [] : [discountColumn]),
  ] as readonly Column<Rows[Table]>[];
  return rangeFile(report.range, shown, rows, !withoutTotal.includes(table));
}

import type { SalesReport } from '@crepas/domain';
import { moneyText } from '@crepas/domain';
import {
  ReportPart,
  type ReportPartProps,
  ReportTable,
  type ReportTableProps,
  shareOf,
} from './ReportPart.tsx';
import { codesSentence, extrasSentence, number, optionsSentence, productsSentence } from './reportCopy.ts';

export function Products({ report, before }: { readonly report: SalesReport; readonly before: SalesReport }) {
  const { range, products } = report;
  const salesBefore = new Map(before.products.map(({ name, sales }) => [name, sales]));
  return (
    <SoldPart
      title="Productos y combos"
      others="Los demás productos"
      sentence={productsSentence(products)}
      range={range}
      file="productos"
      columns={['Producto', 'Piezas', 'Ventas', 'Antes']}
      rows={products.map(({ name, isCombo, quantity, sales }, place) => ({
        key: `${place} ${name}`,
        name: isCombo ? `${name} (combo)` : name,
        share: shareOf(sales, products[0]?.sales),
        cells: [number(quantity), moneyText(sales), moneyText(salesBefore.get(name) ?? 0)],
      }))}
    />
  );
}

export function Extras({ report: { range, extras } }: { readonly report: SalesReport }) {
  return (
    <SoldPart
      title="Extras"
      others="Los demás extras"
      sentence={extrasSentence(extras)}
      range={range}
      file="extras"
      columns={['Extra', 'Piezas', 'Ventas']}
      rows={extras.map(({ name, quantity, sales }, place) => ({
        key: `${place} ${name}`,
        name,
        share: shareOf(sales, extras[0]?.sales),
        cells: [number(quantity), moneyText(sales)],
      }))}
    />
  );
}

/** Nothing for a shop without groups. */
export function Options({ report: { range, options } }: { readonly report: SalesReport }) {
  if (options.length === 0) return null;
  return (
    <SoldPart
      title="Opciones"
      others="Las demás opciones"
      sentence={optionsSentence(options)}
      range={range}
      file="opciones"
      columns={['Opción', 'Piezas', 'Ventas']}
      rows={options.map(({ group, name, quantity, sales }, place) => ({
        key: `${place} ${name}`,
        name: `${group}: ${name}`,
        share: shareOf(quantity, options[0]?.quantity),
        cells: [number(quantity), moneyText(sales)],
      }))}
    />
  );
}

/** Nothing for days without an order that has a code. */
export function Codes({ report: { range, codes } }: { readonly report: SalesReport }) {
  if (codes.length === 0) return null;
  return (
    <SoldPart
      title="Códigos"
      others="Los demás códigos"
      sentence={codesSentence(codes)}
      range={range}
      file="codigos"
      columns={['Código', 'Pedidos', 'Ventas', 'Descontó']}
      rows={codes.map(({ name, orders, sales, saved }) => ({
        key: name,
        name,
        share: shareOf(orders, codes[0]?.orders),
        cells: [number(orders), moneyText(sales), moneyText(saved)],
      }))}
    />
  );
}

/** How many rows stand in front; the others are behind. */
const shown = 8;

type SoldPartProps = Pick<ReportPartProps, 'title' | 'sentence' | 'range' | 'file'> &
  Pick<ReportTableProps, 'columns' | 'rows'> & {
    /** The caption of the rows behind. */
    readonly others: string;
  };

function SoldPart({ others, columns, rows, ...part }: SoldPartProps) {
  const behind = rows.slice(shown);
  return (
    <ReportPart
      {...part}
      table={behind.length > 0 && <ReportTable caption={others} columns={columns} rows={behind} />}
    >
      {rows.length > 0 && <ReportTable caption={part.title} columns={columns} rows={rows.slice(0, shown)} />}
    </ReportPart>
  );
}

import type { SalesReport } from '@crepas/domain';
import { moneyText } from '@crepas/domain';
import {
  ReportPart,
  type ReportPartProps,
  ReportTable,
  type ReportTableProps,
  shareOf,
} from './ReportPart.tsx';
import { extrasSentence, number, productsSentence } from './reportCopy.ts';

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

import type { SalesReport } from '@crepas/domain/report';
import { formatMoney } from '@crepas/ui/money';
import { ReportPart } from './ReportPart.tsx';
import { ReportTable, shareOf } from './ReportTable.tsx';
import { extrasSentence, number, productsSentence } from './reportCopy.ts';

/** How many rows stand in front; the others are behind. */
const shown = 8;

export function Products({ report, before }: { readonly report: SalesReport; readonly before: SalesReport }) {
  const { range, products } = report;
  const salesBefore = new Map(before.products.map(({ name, sales }) => [name, sales]));
  const rows = products.map(({ name, isCombo, quantity, sales }, place) => ({
    key: `${place} ${name}`,
    name: isCombo ? `${name} (combo)` : name,
    share: shareOf(sales, products[0]?.sales),
    cells: [number(quantity), formatMoney(sales), formatMoney(salesBefore.get(name) ?? 0)],
  }));
  const columns = ['Producto', 'Piezas', 'Ventas', 'Antes'];
  return (
    <ReportPart
      title="Productos y combos"
      sentence={productsSentence(products)}
      range={range}
      file="productos"
      table={
        rows.length > shown && (
          <ReportTable caption="Los demás productos" columns={columns} rows={rows.slice(shown)} />
        )
      }
    >
      <ReportTable caption="Productos y combos" columns={columns} rows={rows.slice(0, shown)} />
    </ReportPart>
  );
}

export function Extras({ report: { range, extras } }: { readonly report: SalesReport }) {
  const columns = ['Extra', 'Piezas', 'Ventas'];
  const rows = extras.map(({ name, quantity, sales }, place) => ({
    key: `${place} ${name}`,
    name,
    share: shareOf(sales, extras[0]?.sales),
    cells: [number(quantity), formatMoney(sales)],
  }));
  return (
    <ReportPart
      title="Extras"
      sentence={extrasSentence(extras)}
      range={range}
      file="extras"
      table={
        rows.length > shown && (
          <ReportTable caption="Los demás extras" columns={columns} rows={rows.slice(shown)} />
        )
      }
    >
      {rows.length > 0 && <ReportTable caption="Extras" columns={columns} rows={rows.slice(0, shown)} />}
    </ReportPart>
  );
}

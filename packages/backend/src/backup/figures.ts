import { createHash } from 'node:crypto';
import type { Session } from '../db/Database.ts';
import { parseLine } from './format.ts';
import { isOfOnePlace, tablesInOrder } from './tables.ts';

/** What a restored database must have as its file has it. */
export type Figures = {
  readonly rows: ReadonlyMap<string, number>;
  /** In centavos, by the date of the order (UTC). */
  readonly sums: ReadonlyMap<string, bigint>;
  /** A digest of the menu's products, with their prices. */
  readonly menu: string;
  /** 0 without orders. */
  readonly newestOrder: number;
};

const menuOf = (products: readonly string[]) =>
  createHash('sha256')
    .update([...products].sort().join('\n'))
    .digest('hex');

/** Passes the lines of a backup on, and counts. `figures` is right after the last line. */
export function counting(lines: AsyncIterable<string>): {
  readonly lines: AsyncIterable<string>;
  readonly figures: () => Figures;
} {
  const rows = new Map<string, number>();
  const sums = new Map<string, bigint>();
  const products: string[] = [];
  let newestOrder = 0;
  const counted = async function* () {
    for await (const text of lines) {
      const line = parseLine(text);
      if ('row' in line && !isOfOnePlace(line.table)) {
        const { table, row } = line;
        rows.set(table, (rows.get(table) ?? 0) + 1);
        if (table === 'products') products.push(`${row.id} ${row.name} ${row.price_cents}`);
        if (table === 'orders') {
          const day = new Date(String(row.placed_at)).toISOString().slice(0, 10);
          sums.set(day, (sums.get(day) ?? 0n) + BigInt(Number(row.total_cents)));
          newestOrder = Math.max(newestOrder, Number(row.id));
        }
      }
      yield text;
    }
  };
  return { lines: counted(), figures: () => ({ rows, sums, menu: menuOf(products), newestOrder }) };
}

export async function figuresOf(session: Session): Promise<Figures> {
  const rows = new Map<string, number>();
  for (const table of await tablesInOrder(session)) {
    const [{ count } = { count: 0 }] = await session.query<{ count: number }>(
      `select count(*)::int as count from "${table}"`,
    );
    if (count > 0) rows.set(table, count);
  }
  const days = await session.query<{ day: string; sum: string }>(
    `select to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD') as day, sum(total_cents)::text as sum from orders group by 1`,
  );
  const products = await session.query<{ product: string }>(
    `select id || ' ' || name || ' ' || price_cents as product from products`,
  );
  const [{ newest } = { newest: 0 }] = await session.query<{ newest: number }>(
    'select coalesce(max(id), 0)::float8 as newest from orders',
  );
  return {
    rows,
    sums: new Map(days.map(({ day, sum }) => [day, BigInt(sum)])),
    menu: menuOf(products.map(({ product }) => product)),
    newestOrder: newest,
  };
}

/** What differs, in Spanish; empty when nothing does. */
export function differences(file: Figures, restored: Figures): readonly string[] {
  const keysThatDiffer = <Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>) =>
    [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key) !== other.get(key));
  return [
    ...keysThatDiffer(file.rows, restored.rows).map((table) => `las filas de «${table}»`),
    ...keysThatDiffer(file.sums, restored.sums).map((day) => `la suma de los pedidos del ${day}`),
    ...(file.menu === restored.menu ? [] : ['el menú']),
    ...(file.newestOrder === restored.newestOrder ? [] : ['el último pedido']),
  ];
}

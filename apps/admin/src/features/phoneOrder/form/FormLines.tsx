import {
  addToCart,
  type Cart,
  type CartLine as CartLineValue,
  type Choice,
  decrease,
  increase,
  type LineKey,
  lineTotal,
  maxQuantity,
  moneyText,
  type Product,
  removeLine,
  replaceLine,
  searchMenu,
  withinLimit,
} from '@crepas/domain';
import { Button, CartLine, ErrorState, List, SearchField, StatusText } from '@crepas/ui';
import { useId, useRef, useState } from 'react';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import styles from './OrderForm.module.css';
import type { OrderForm } from './orderForm.ts';
import { useOrderMenu } from './orderMenu.ts';
import { ProductTiles } from './ProductTiles.tsx';

export type FormLinesProps = {
  readonly form: Pick<OrderForm, 'lines' | 'search'>;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<OrderForm>) => void;
  /** The line that the next product replaces. */
  readonly swapped?: CartLineValue | undefined;
  /** Tiles above the lines, for an order that begins empty. */
  readonly hasTiles?: boolean;
};

const limit = { max: maxQuantity, reason: `Son a lo más ${maxQuantity} iguales` };

/** The products of an order: search, quantities, extras and combos. */
export function FormLines({ form: { lines, search }, error, onChange, swapped, hasTiles }: FormLinesProps) {
  /** With the line that it replaces; null for a new one. */
  const [asked, setAsked] = useState<{ readonly choice: Choice; readonly key: LineKey | null } | null>(null);

  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const setLines = (changed: Cart) => onChange({ lines: changed });

  /** The focus stays near: at the next line, or where a product is added. */
  function remove(index: number, key: LineKey) {
    setLines(removeLine(lines, key));
    requestAnimationFrame(() => {
      const near = list.current?.children[index] ?? list.current?.lastElementChild ?? root.current;
      near?.querySelector<HTMLElement>('input, button')?.focus();
    });
  }

  function pick(product: Product, quantity: number) {
    const choice = { product, quantity: swapped?.quantity ?? quantity, extras: [], crepas: [] };
    if (product.isCombo) setAsked({ choice, key: swapped?.key ?? null });
    else setLines(swapped ? replaceLine(lines, swapped.key, choice) : addToCart(lines, choice));
  }

  function done(choice: Choice) {
    setLines(asked?.key ? replaceLine(lines, asked.key, choice) : addToCart(lines, choice));
    setAsked(null);
  }

  return (
    <div ref={root} className={styles.fields}>
      <ProductSearch
        typed={search}
        error={error}
        onType={(text) => onChange({ search: text })}
        onPick={pick}
      />
      {hasTiles && <ProductTiles onPick={(product) => pick(product, 1)} />}
      {lines.length > 0 && (
        <List ref={list} aria-label="Productos del pedido">
          {lines.map((line, index) => (
            <CartLine
              key={line.key}
              name={line.product.name}
              picture={{ src: line.product.imageUrl }}
              contents={line.crepas.map(({ name }) => name)}
              extras={line.extras.map(({ name }) => name)}
              quantity={line.quantity}
              limit={limit}
              totalCents={lineTotal(line)}
              onDecrease={() => setLines(decrease(lines, line.key))}
              onIncrease={() => setLines(increase(lines, line.key))}
              onDelete={() => remove(index, line.key)}
              note={
                <span className={styles.lineNote}>
                  <Button
                    kind="secondary"
                    aria-label={`${line.product.isCombo ? 'Crepas y extras' : 'Extras'} de ${line.product.name}`}
                    onClick={() => setAsked({ choice: line, key: line.key })}
                  >
                    {line.product.isCombo ? 'Crepas y extras' : 'Extras'}
                  </Button>
                </span>
              }
            />
          ))}
        </List>
      )}
      {asked && <ChoiceDialog choice={asked.choice} onDone={done} onClose={() => setAsked(null)} />}
    </div>
  );
}

type ProductSearchProps = {
  readonly typed: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onPick: (product: Product, quantity: number) => void;
};

const maxShown = 8;
/** `2 nutella`, `2x nutella`: how many, and what. */
const counted = /^\s*(\d{1,2})\s*x?\s+(.*)$/i;

/** Adds a product by its first letters and Enter. */
function ProductSearch({ typed, error, onType, onPick }: ProductSearchProps) {
  const errorId = useId();
  const { data, isError, isFetching, refetch } = useOrderMenu();
  const [, count, words = typed] = counted.exec(typed) ?? [];
  const found = searchMenu(data?.entries ?? [], words).slice(0, maxShown);
  if (isError && !data) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        No pudimos cargar el menú.
      </ErrorState>
    );
  }
  return (
    <div>
      <SearchField
        label="Agregar producto"
        name="producto"
        picksFirst
        value={typed}
        onValueChange={onType}
        suggestions={found.map(({ product, category }) => ({
          id: String(product.id),
          text: product.name,
          detail: `${category} · ${moneyText(product.price)}`,
        }))}
        onPick={({ id }) => {
          const product = found.find((entry) => String(entry.product.id) === id)?.product;
          onType('');
          if (product) onPick(product, withinLimit(Number(count ?? 1)));
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        message={data && !error && found.length === 0 && words.trim() !== '' ? 'Sin resultados' : undefined}
      />
      <StatusText id={errorId} tone="failure" className={styles.lacking}>
        {error}
      </StatusText>
    </div>
  );
}

import {
  addToCart,
  brokenRule,
  type Cart,
  type CartLine as CartLineValue,
  type Choice,
  decrease,
  groupText,
  increase,
  type LineKey,
  lineTotal,
  maxQuantity,
  type Product,
  preselectedGroups,
  removeLine,
  replaceLine,
  wantedOptions,
} from '@crepas/domain';
import { Button, CartLine, List } from '@crepas/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import styles from './OrderForm.module.css';
import type { OrderForm } from './orderForm.ts';
import { hasGroups, readGroups, useOrderMenu } from './orderMenu.ts';
import { ProductSearch } from './ProductSearch.tsx';
import { ProductTiles } from './ProductTiles.tsx';

export type FormLinesProps = {
  readonly form: Pick<OrderForm, 'lines' | 'search'>;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<OrderForm>) => void;
  /** The groups of a picked product are being read: until then the lines lack it, and the order is not sent. */
  readonly onPickingChange: (isPicking: boolean) => void;
  /** A choice at the prices that the customer is charged; omitted: its own. */
  readonly priced?: (choice: Choice) => Choice | null;
  /** The line that the next product replaces. */
  readonly swapped?: CartLineValue | undefined;
  /** Tiles above the lines, for an order that begins empty. */
  readonly hasTiles?: boolean;
};

/** A choice that staff are asked about, with the line that it replaces; null for a new one. */
type Asked = { readonly id: number; readonly choice: Choice; readonly key: LineKey | null };

const itself = (choice: Choice) => choice;

const limit = { max: maxQuantity, reason: `Son a lo más ${maxQuantity} iguales` };

/** The products of an order: search, quantities, extras and combos. */
export function FormLines(props: FormLinesProps) {
  const { form, error, onChange, onPickingChange, priced = itself, swapped, hasTiles } = props;
  const { lines, search } = form;
  /** The first one is shown: while the groups of a product are read, another one may be picked that asks too. */
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const lastAsked = useRef(0);
  const [shown] = asked;

  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const cache = useQueryClient();
  const { data: menu } = useOrderMenu();
  /**
   * Newer than the rendered lines: the groups of a product are read before it is added, and two products may be added before the next
   * render.
   */
  const newest = useRef(lines);
  useEffect(() => {
    newest.current = lines;
  });

  /** How many products wait for their groups. */
  const picking = useRef(0);

  function setLines(changed: Cart) {
    newest.current = changed;
    onChange({ lines: changed });
  }

  function countPicking(change: 1 | -1) {
    picking.current += change;
    onPickingChange(picking.current > 0);
  }

  /** The focus stays near: at the next line, or where a product is added. */
  function remove(index: number, key: LineKey) {
    setLines(removeLine(lines, key));
    requestAnimationFrame(() => {
      const near = list.current?.children[index] ?? list.current?.lastElementChild ?? root.current;
      near?.querySelector<HTMLElement>('input, button')?.focus();
    });
  }

  function put(choice: Choice, key: LineKey | null) {
    setLines(key ? replaceLine(newest.current, key, choice) : addToCart(newest.current, choice));
  }

  /** A combo, and a product with a required group of which nothing is preselected, is asked about. */
  async function pick(product: Product, quantity: number) {
    const key = swapped?.key ?? null;
    const plain = { product, quantity: swapped?.quantity ?? quantity, extras: [], crepas: [], groups: [] };
    if (!hasGroups(product)) return product.isCombo ? ask(plain, key) : put(plain, key);
    countPicking(1);
    const offered = await readGroups(cache, product).catch(() => null);
    countPicking(-1);
    const choice = { ...plain, groups: preselectedGroups(offered ?? []) };
    const isWhole = offered !== null && brokenRule(offered, wantedOptions(choice.groups)) === null;
    if (isWhole && !product.isCombo) put(choice, key);
    else ask(choice, key);
  }

  function ask(choice: Choice, key: LineKey | null) {
    lastAsked.current += 1;
    const id = lastAsked.current;
    setAsked((waiting) => [...waiting, { id, choice, key }]);
  }

  const close = ({ id }: Asked) => setAsked((waiting) => waiting.filter((one) => one.id !== id));

  /** What can be chosen of a line, for its button. */
  function choiceName({ product, groups }: CartLineValue): string {
    const known = menu?.entries.find((entry) => entry.product.id === product.id)?.product ?? product;
    const hasOptions = groups.length > 0 || hasGroups(known);
    if (product.isCombo) return hasOptions ? 'Crepas, opciones y extras' : 'Crepas y extras';
    return hasOptions ? 'Opciones y extras' : 'Extras';
  }

  return (
    <div ref={root} className={styles.fields}>
      <ProductSearch
        typed={search}
        error={error}
        onType={(text) => onChange({ search: text })}
        onPick={(product, quantity) => void pick(product, quantity)}
      />
      {hasTiles && <ProductTiles onPick={(product) => void pick(product, 1)} />}
      {lines.length > 0 && (
        <List ref={list} aria-label="Productos del pedido">
          {lines.map((line, index) => (
            <CartLine
              key={line.key}
              name={line.product.name}
              picture={{ src: line.product.imageUrl }}
              contents={line.crepas.map(({ name }) => name)}
              choices={line.groups.map((group) => groupText(group))}
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
                    aria-label={`${choiceName(line)} de ${line.product.name}`}
                    onClick={() => ask(line, line.key)}
                  >
                    {choiceName(line)}
                  </Button>
                </span>
              }
            />
          ))}
        </List>
      )}
      {shown && (
        <ChoiceDialog
          key={shown.id}
          choice={shown.choice}
          priced={priced}
          onDone={(choice) => {
            put(choice, shown.key);
            close(shown);
          }}
          onClose={() => close(shown)}
        />
      )}
    </div>
  );
}

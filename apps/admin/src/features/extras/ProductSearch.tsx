import { type Category, type Product, type ProductId, searchMenu } from '@crepas/domain';
import { Button, CheckCard, Field, List, SelectField, Text } from '@crepas/ui';
import { memo, useCallback, useDeferredValue, useState } from 'react';
import { productsFailedCopy } from '../../shared/copy.ts';
import { Loaded, type LoadedProps } from '../../shared/lists/Loaded.tsx';
import { ShowMore, useShownRows } from '../../shared/lists/ShowMore.tsx';
import { CardsLoading } from '../../shared/lists/Skeletons.tsx';
import { toggled } from '../../shared/menu/extraTicks.ts';

type Entry = { readonly product: Product; readonly category: string };

type ProductListProps = {
  /** The product that is edited; the list leaves it out. */
  readonly product: ProductId;
  readonly chosen: readonly ProductId[];
  /** What is said of a chosen product. */
  readonly descriptionOf: (id: ProductId) => string;
  readonly onChoose: (change: (chosen: readonly ProductId[]) => readonly ProductId[]) => void;
};

export type ProductSearchProps = ProductListProps & {
  readonly menu: LoadedProps<readonly Entry[]>['query'];
  readonly categories: readonly Category[];
};

/** Chooses some products of a long menu. */
export function ProductSearch({ menu, categories, ...list }: ProductSearchProps) {
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState('');
  // The letter is shown at once; the products that it finds may follow a slow tablet's typing a little later.
  const words = useDeferredValue(typed);
  const data = useDeferredValue(menu.data);
  return (
    <>
      <Field
        label="Buscar un producto"
        name="buscar"
        type="search"
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <SelectField
        label="De la categoría"
        value={category}
        onChange={({ currentTarget }) => setCategory(currentTarget.value)}
        options={[['', 'Todas'], ...categories.map(({ id, name }) => [id, name] as const)]}
      />
      <Loaded
        query={{ ...menu, data }}
        loading={<CardsLoading label="Cargando productos…" cards={3} />}
        failed={productsFailedCopy}
      >
        {(entries) => <ProductList {...list} entries={entries} words={words} category={category} />}
      </Loaded>
    </>
  );
}

/** A letter typed above it does not render it. */
const ProductList = memo(function ProductList({
  entries,
  product: own,
  chosen,
  descriptionOf,
  onChoose,
  words,
  category,
}: ProductListProps & {
  readonly entries: readonly Entry[];
  readonly words: string;
  readonly category: string;
}) {
  const others = entries.filter(
    ({ product }) => product.id !== own && (category === '' || product.categoryId === Number(category)),
  );
  const found = words.trim() === '' ? others : searchMenu(others, words);
  const rest = found.map(({ product }) => product.id).filter((id) => !chosen.includes(id));
  const { shown, hidden, showMore } = useShownRows(found);
  const toggle = useCallback((id: ProductId) => onChoose((before) => toggled(before, id)), [onChoose]);
  return (
    <>
      {rest.length > 0 && (
        <Button kind="secondary" onClick={() => onChoose((before) => [...before, ...rest])}>
          {`Elegir ${rest.length === 1 ? 'el que falta' : `los ${rest.length}`} de la lista`}
        </Button>
      )}
      {found.length === 0 && <Text tone="secondary">Ningún producto coincide.</Text>}
      <List aria-label="Productos">
        {shown.map(({ product: { id, name }, category: categoryName }) => (
          <ProductCheck
            key={id}
            id={id}
            name={name}
            description={chosen.includes(id) ? descriptionOf(id) : categoryName}
            isChosen={chosen.includes(id)}
            onToggle={toggle}
          />
        ))}
      </List>
      <ShowMore hidden={hidden.length} onMore={showMore} />
    </>
  );
});

type ProductCheckProps = {
  readonly id: ProductId;
  readonly name: string;
  readonly description: string;
  readonly isChosen: boolean;
  readonly onToggle: (id: ProductId) => void;
};

/** A tick renders its own row alone. */
const ProductCheck = memo(function ProductCheck({
  id,
  name,
  description,
  isChosen,
  onToggle,
}: ProductCheckProps) {
  return (
    <li>
      <CheckCard label={name} description={description} checked={isChosen} onChange={() => onToggle(id)} />
    </li>
  );
});

import {
  ButtonLink,
  CategoryBar,
  ErrorState,
  Field,
  Page,
  PageHeader,
  PlusIcon,
  TabPanel,
  VisuallyHidden,
} from '@crepas/ui';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NoCategories } from '../../shared/menu/NoCategories.tsx';
import { useOrderedCategories } from '../../shared/menu/products.ts';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useMayChangeMenu } from '../../shared/session/session.ts';
import { FoundProducts, ProductCards, ProductsLoading } from './ProductCards.tsx';
import styles from './ProductsScreen.module.css';

const barId = 'categoria';
const searchParam = 'buscar';

/** Spec §2, `/admin`: the products of one category. The first one until another is chosen (spec §4). */
export function ProductsScreen() {
  const mayChange = useMayChangeMenu();
  const { data: categories, errorUpdateCount, isFetching, refetch } = useOrderedCategories();
  // In the URL, so that a reload, a new sign-in or «back» from a form shows the same category.
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get(barId));
  const [typed, setTyped] = useState(search.get(searchParam) ?? '');
  // The letter is shown at once; the products that it finds may follow a slow tablet's typing a little later.
  const query = useDeferredValue(typed);
  const type = (words: string) => {
    // The address follows later than the next letter comes.
    setTyped(words);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (words === '') next.delete(searchParam);
        else next.set(searchParam, words);
        return next;
      },
      { replace: true },
    );
  };
  const selected = categories?.find(({ id }) => id === asked) ?? categories?.[0];

  return (
    <Page width="wide">
      <ScreenTitle>Productos</ScreenTitle>
      <PageHeader
        title="Productos"
        end={
          mayChange &&
          categories?.length !== 0 && (
            <ButtonLink to={paths.create(selected?.id)}>
              <PlusIcon />
              Crear producto
            </ButtonLink>
          )
        }
      />
      {categories === undefined && errorUpdateCount > 0 && (
        <ErrorState
          title="Error al obtener categorías"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {categories === undefined && errorUpdateCount === 0 && <ProductsLoading />}
      {categories?.length === 0 && <NoCategories />}
      {selected && (
        <Field
          label="Buscar un producto"
          name="buscar"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          placeholder="Nombre o categoría"
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          className={styles.search}
        />
      )}
      {selected && query.trim() !== '' && (
        <>
          <h2>
            <VisuallyHidden>Productos encontrados</VisuallyHidden>
          </h2>
          <FoundProducts categories={categories ?? []} typed={query} />
        </>
      )}
      {selected && query.trim() === '' && (
        <>
          <CategoryBar
            id={barId}
            label="Categorías"
            categories={categories ?? []}
            selected={selected.id}
            onSelect={(id) => setSearch({ [barId]: String(id) }, { replace: true })}
          />
          <TabPanel of={barId} selected={selected.id} className={styles.panel}>
            <h2>
              <VisuallyHidden>{selected.name}</VisuallyHidden>
            </h2>
            <ProductCards key={selected.id} category={selected.id} />
          </TabPanel>
        </>
      )}
    </Page>
  );
}

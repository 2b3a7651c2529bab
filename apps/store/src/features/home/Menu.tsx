import type { Category, CategoryId } from '@crepas/domain';
import {
  ButtonLink,
  CategoryBar,
  EmptyState,
  ErrorState,
  ProductGrid,
  Section,
  Skeleton,
  TabPanel,
} from '@crepas/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Activity, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { categoriesQuery, categoryProductsQuery, useCategoryProducts } from '../../shared/menu/menu.ts';
import { ProductCards } from '../../shared/menu/ProductCards.tsx';
import { ProductSkeletons } from '../../shared/menu/ProductSkeletons.tsx';
import { paths } from '../../shared/paths.ts';
import { afterPaint } from '../../shared/schedule.ts';
import { useSession } from '../../shared/storage/session.ts';
import styles from './Menu.module.css';

export const Menu = () => (
  <Section
    title="Qué vas a pedir hoy?"
    end={
      <ButtonLink kind="quiet" to={paths.search} className={styles.search}>
        Buscar
      </ButtonLink>
    }
  >
    <CategoriesOrWhyNot />
  </Section>
);

function CategoriesOrWhyNot() {
  const { data: categories, isPending, isFetching, refetch } = useQuery(categoriesQuery);
  if (categories?.length === 0) {
    return <EmptyState title="Aún no hay productos">Estamos preparando el menú. Vuelve pronto.</EmptyState>;
  }
  if (categories) return <CategoryMenu categories={categories} />;
  if (!isPending) {
    return (
      <ErrorState title="Error al obtener categorías" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return (
    <>
      <Skeleton className={styles.bar} />
      <ProductSkeletons />
    </>
  );
}

/**
 * The first category of the list until the customer chooses another (spec §4). Loaded categories are rendered hidden:
 * rendering ten cards takes longer than a tap may.
 */
function CategoryMenu({ categories }: { categories: readonly Category[] }) {
  const chosen = useSession(({ category }) => category);
  const choose = useSession(({ chooseCategory }) => chooseCategory);
  const shown = categories.find(({ id }) => id === chosen) ?? categories[0];
  const ready = useReadyCategories(categories);
  const { panel, keepBar } = useFirstProductInView(shown?.id);
  if (!shown) return null;
  return (
    <>
      <CategoryBar
        id="categories"
        label="Categorías"
        categories={categories}
        selected={shown.id}
        onSelect={(id) => {
          keepBar(id);
          afterPaint(() => choose(id));
        }}
      />
      <TabPanel ref={panel} of="categories" selected={shown.id} className={styles.products}>
        {categories.map(
          ({ id }) =>
            (id === shown.id || ready.has(id)) && (
              <Activity key={id} mode={id === shown.id ? 'visible' : 'hidden'}>
                <CategoryProducts id={id} />
              </Activity>
            ),
        )}
      </TabPanel>
    </>
  );
}

/**
 * Another category begins at its first product when the bar is at the top of the window. On a scrolled page the panel is
 * as high as the window from then on: a short category would move the bar down under the finger.
 */
function useFirstProductInView(shown: CategoryId | undefined) {
  const panel = useRef<HTMLDivElement>(null);
  const opened = useRef<CategoryId>(undefined);

  /** Before the choice: the page of a shorter category may be scrolled less far. */
  const keepBar = (id: CategoryId) => {
    opened.current = undefined;
    if (!panel.current || window.scrollY === 0) return;
    panel.current.dataset.full = '';
    const belowBar = Number.parseFloat(getComputedStyle(panel.current).scrollMarginBlockStart);
    if (panel.current.getBoundingClientRect().top < belowBar) opened.current = id;
  };

  useLayoutEffect(() => {
    if (shown === undefined || opened.current !== shown) return;
    opened.current = undefined;
    panel.current?.scrollIntoView({ behavior: 'instant' });
  }, [shown]);
  return { panel, keepBar };
}

/** The products of the chosen category. An empty answer may be temporary: it is requested again (decision S8). */
function CategoryProducts({ id }: { id: CategoryId }) {
  const { products = [], isError, isFetching, isConfirmedEmpty, refetch } = useCategoryProducts(id);
  if (products.length > 0)
    return (
      <ProductGrid>
        <ProductCards products={products} />
      </ProductGrid>
    );
  if (isConfirmedEmpty) return <EmptyState title="Aún no hay productos en esta categoría" />;
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return <ProductSkeletons />;
}

/** Late enough not to compete with the first pictures. */
const quietMs = 2000;

/**
 * Prefetches the other categories one by one, and returns those that are loaded: they can be rendered before they are
 * chosen.
 */
function useReadyCategories(categories: readonly Category[]): ReadonlySet<CategoryId> {
  const queryClient = useQueryClient();
  const [ready, setReady] = useState<ReadonlySet<CategoryId>>(new Set());
  useEffect(() => {
    let isWanted = true;
    // In sequence: parallel answers would make one long task, which blocks a tap.
    const fetchInTurn = async () => {
      for (const { id } of categories) {
        if (!isWanted) return;
        const query = categoryProductsQuery(id);
        await queryClient.prefetchQuery(query);
        if (queryClient.getQueryData(query.queryKey)) setReady((earlier) => new Set([...earlier, id]));
      }
    };
    const timer = setTimeout(fetchInTurn, quietMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [queryClient, categories]);
  return ready;
}

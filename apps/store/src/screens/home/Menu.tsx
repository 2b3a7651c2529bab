import type { Category } from '@crepas/domain';
import { ButtonLink, CategoryBar, EmptyState, ErrorState, Section, Skeleton, TabPanel } from '@crepas/ui';
import { Activity } from 'react';
import { afterPaint } from '../../afterPaint.ts';
import { paths } from '../../paths.ts';
import { useCategories } from '../../queries/menu.ts';
import { useSession } from '../../stores/session.ts';
import { ProductSkeletons } from '../ProductSkeletons.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';
import styles from './Menu.module.css';
import { useReadyCategories } from './useReadyCategories.ts';

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
  const { data: categories, isPending, isFetching, refetch } = useCategories();
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
  if (!shown) return null;
  return (
    <>
      <CategoryBar
        id="categories"
        label="Categorías"
        categories={categories}
        selected={shown.id}
        onSelect={(id) => afterPaint(() => choose(id))}
      />
      <TabPanel of="categories" selected={shown.id}>
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

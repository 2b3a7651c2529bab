import { type Category, type CategoryId, categoryId, type ProductId, productId } from '@crepas/domain';
import { ErrorState, Page, PageHeader, SelectField } from '@crepas/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { productsFailedCopy } from '../../shared/copy.ts';
import { idIn } from '../../shared/idIn.ts';
import { LeaveQuestion } from '../../shared/leaving/LeaveQuestion.tsx';
import { UnsavedQuestion } from '../../shared/leaving/UnsavedQuestion.tsx';
import { useAllCategories } from '../../shared/menu/categories.ts';
import { useCategoryProducts } from '../../shared/menu/products.ts';
import { useNotifications } from '../../shared/notifications/notifications.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import styles from './CreateExtrasScreen.module.css';
import { ExtraLinks, useExtraLinks } from './ExtraLinks.tsx';

/** Spec §9. */
const defaultCategory = categoryId(1);

type Choice = { readonly category: CategoryId | undefined; readonly product: ProductId | null };

/** Spec §2, `/extras`: which extras a product may be ordered with. */
export function ExtrasScreen() {
  // In the URL, so that a reload or a new sign-in shows the same product.
  const [search, setSearch] = useSearchParams();
  const categories = useAllCategories();
  const asked = idIn(search.get('categoria')) ?? defaultCategory;
  // Category 1 may have been deleted.
  const category = categories.data?.find(({ id }) => id === asked) ?? categories.data?.[0];
  const chosen = idIn(search.get('producto'));
  const product = chosen === null ? null : productId(chosen);
  const links = useExtraLinks(product);
  const isUnsaved = () => !links.isSaving && links.isChanged;
  /** What was chosen while ticks are unsaved; null without a question. */
  const [asking, setAsking] = useState<Choice | null>(null);

  /** Choosing another product clears the checked extras and the messages of the previous one (spec §4). */
  function choose(next: Choice) {
    links.discard();
    useNotifications.getState().clearFailure();
    setAsking(null);
    setSearch(
      {
        ...(next.category !== undefined && { categoria: String(next.category) }),
        ...(next.product !== null && { producto: String(next.product) }),
      },
      { replace: true },
    );
  }
  const ask = (next: Choice) => (isUnsaved() ? setAsking(next) : choose(next));

  return (
    <Page width="wide" bar={null}>
      <ScreenTitle>Extras</ScreenTitle>
      <PageHeader title="Extras" />
      {!categories.data && categories.errorUpdateCount > 0 ? (
        <ErrorState
          title="Error al obtener categorías"
          onRetry={() => void categories.refetch()}
          retrying={categories.isFetching}
        />
      ) : (
        <ProductChoice
          categories={categories.data}
          category={category?.id}
          product={product}
          onCategory={(id) => ask({ category: id, product: null })}
          onProduct={(id) => ask({ category: category?.id, product: id })}
        />
      )}
      <ExtraLinks key={product} product={product} links={links} />
      <LeaveQuestion isUnsaved={isUnsaved} onDiscard={links.discard} />
      <UnsavedQuestion
        open={asking !== null}
        onStay={() => setAsking(null)}
        onLeave={() => asking && choose(asking)}
      />
    </Page>
  );
}

type ProductChoiceProps = {
  /** Undefined while loading. */
  readonly categories: readonly Category[] | undefined;
  readonly category: CategoryId | undefined;
  readonly product: ProductId | null;
  readonly onCategory: (id: CategoryId) => void;
  readonly onProduct: (id: ProductId | null) => void;
};

function ProductChoice({ categories, category, product, onCategory, onProduct }: ProductChoiceProps) {
  const products = useCategoryProducts(category);
  return (
    <div className={styles.choice}>
      <SelectField
        label="Categoría"
        name="categoria"
        value={category ?? ''}
        onChange={({ currentTarget }) => onCategory(categoryId(Number(currentTarget.value)))}
        options={
          categories?.length === 0
            ? [['', 'Aún no hay categorías']]
            : (categories ?? []).map(({ id, name }) => [id, name])
        }
      />
      <SelectField
        label="Producto"
        name="producto"
        error={products.isError ? productsFailedCopy : undefined}
        value={product ?? ''}
        onChange={({ currentTarget: { value } }) => onProduct(value === '' ? null : productId(Number(value)))}
        options={[
          ['', 'Seleccione un producto'],
          ...(products.data ?? []).map(({ id, name }) => [id, name] as const),
        ]}
      />
    </div>
  );
}

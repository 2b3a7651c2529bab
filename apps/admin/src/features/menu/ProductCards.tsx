import { apiErrorCopy } from '@crepas/api';
import { type Category, type CategoryId, type Product, searchMenu } from '@crepas/domain';
import {
  Button,
  EmptyState,
  List,
  Loading,
  Notice,
  StaffProductCard,
  StaffProductCardSkeleton,
} from '@crepas/ui';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { DeleteDialog } from '../../shared/dialogs/DeleteDialog.tsx';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { ShowMore, useShownRows } from '../../shared/lists/ShowMore.tsx';
import { useGroups } from '../../shared/menu/groups.ts';
import {
  useCategoryProducts,
  useDeleteProduct,
  useOrderedCategories,
  useToggleProduct,
  useTogglingIds,
  useWholeMenu,
} from '../../shared/menu/products.ts';
import { useUndoDeletion } from '../../shared/menu/restore.ts';
import { sellOut, soldOutCopy, useSetProductSoldOut } from '../../shared/menu/soldOut.ts';
import { notifyResult } from '../../shared/notifications/notifications.ts';
import { paths } from '../../shared/paths.ts';
import { useMayChangeMenu } from '../../shared/session/session.ts';
import { useShopNow } from '../../shared/shop/useShopNow.ts';
import { choicesCopy } from './choicesCopy.ts';
import { hoursCopy } from './hoursCopy.ts';

export type ProductCardsProps = { readonly category: CategoryId };

/** The products of a category in all states. A letter typed above them renders none of them. */
export const ProductCards = memo(function ProductCards({ category }: ProductCardsProps) {
  const products = useCategoryProducts(category);
  return (
    <Loaded query={products} loading={<ProductsLoading />} failed={failedCopy}>
      {(loaded) => (
        <>
          <Notice
            tone="failure"
            action={
              <Button kind="quiet" busy={products.isFetching} onClick={() => void products.refetch()}>
                Reintentar
              </Button>
            }
          >
            {products.error && `Estos productos pueden no estar al día. ${apiErrorCopy(products.error)}`}
          </Notice>
          <ProductList
            products={loaded}
            none={<EmptyState title="Aún no hay productos en esta categoría" />}
          />
        </>
      )}
    </Loaded>
  );
});

type FoundProductsProps = { readonly categories: readonly Category[]; readonly typed: string };

/** The products of every category that somebody may mean, hidden ones too. */
export const FoundProducts = memo(function FoundProducts({ categories, typed }: FoundProductsProps) {
  const menu = useWholeMenu(categories);
  // The menu may arrive between two letters, which the drawing of its rows must not hold up.
  const data = useDeferredValue(menu.data);
  return (
    <Loaded query={{ ...menu, data }} loading={<ProductsLoading />} failed={failedCopy}>
      {(known) => (
        <ProductList
          products={searchMenu(known, typed).map(({ product }) => product)}
          none={<EmptyState title="Ningún producto coincide" />}
        />
      )}
    </Loaded>
  );
});

const failedCopy = 'No pudimos cargar los productos. Intenta de nuevo.';

type ProductListProps = { readonly products: readonly Product[]; readonly none: ReactNode };

/** An account with the orders alone only marks what is sold out. */
function ProductList({ products, none }: ProductListProps) {
  const [toDelete, setToDelete] = useState<Product | null>(null);
  const mayChange = useMayChangeMenu();
  const toggle = useToggle();
  const togglingIds = useTogglingIds();
  const soldOut = useSoldOutProducts();
  const { data: categories } = useOrderedCategories();
  const { data: groups } = useGroups();
  const { shown, hidden, showMore } = useShownRows(products);
  return (
    <>
      {shown.length === 0 && none}
      <List data-columns>
        {shown.map((product) => (
          <StaffProductCard
            key={product.id}
            name={product.name}
            cents={product.price}
            picture={{ src: product.imageUrl }}
            active={product.available}
            hours={hoursCopy(
              product,
              categories?.find(({ id }) => id === product.categoryId),
            )}
            choices={choicesCopy(product, groups)}
            updating={togglingIds.includes(product.id)}
            onToggle={mayChange ? () => toggle(product) : undefined}
            {...soldOut(product)}
            editTo={mayChange ? paths.update(product.id) : undefined}
            onDelete={mayChange ? () => setToDelete(product) : undefined}
          />
        ))}
      </List>
      <ShowMore hidden={hidden.length} onMore={showMore} />
      {toDelete && <ProductDeletion key={toDelete.id} product={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}

/** Reports the failure also when another list is shown by then. */
function useToggle() {
  const { mutateAsync } = useToggleProduct();
  return (product: Product) =>
    void notifyResult(mutateAsync(product), { failed: 'Error al actualizar el estado del producto' });
}

type ProductDeletionProps = { readonly product: Product; readonly onClose: () => void };

/** Past orders keep the product's name, price and picture. */
function ProductDeletion({ product, onClose }: ProductDeletionProps) {
  const undoOf = useUndoDeletion('product');
  const { mutateAsync } = useDeleteProduct();

  const remove = () =>
    notifyResult(mutateAsync(product), {
      done: `Eliminaste ${product.name}.`,
      failed: 'Error al eliminar el producto',
      undo: undoOf(product),
    });

  return (
    <DeleteDialog
      question="¿Estás seguro de eliminar este producto?"
      subject={product.name}
      onYes={remove}
      onClose={onClose}
    />
  );
}

/** The text and the button of «Agotado hoy» on a product's card; none on a server without it. */
function useSoldOutProducts() {
  const now = useShopNow();
  const { mutateAsync, isPending, variables } = useSetProductSoldOut();
  return ({ id, name, soldOutUntil }: Product) => {
    if (!now?.shop.features.includes('agotado')) return {};
    const soldOut = soldOutCopy(soldOutUntil, now) ?? undefined;
    return {
      soldOut,
      updatingSoldOut: isPending && variables.id === id,
      onSoldOut: () => void sellOut(mutateAsync, { id, isSoldOut: soldOut === undefined }, name, now),
    };
  };
}

/** Spec §9: four skeleton cards. */
export const ProductsLoading = () => (
  <Loading label="Cargando productos…">
    <List data-columns>
      <StaffProductCardSkeleton />
      <StaffProductCardSkeleton />
      <StaffProductCardSkeleton />
      <StaffProductCardSkeleton />
    </List>
  </Loading>
);

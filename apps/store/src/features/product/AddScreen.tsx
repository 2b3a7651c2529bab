import { type CartLine, type ProductId, productId } from '@crepas/domain';
import { ButtonLink, EmptyState, ErrorState, Loading, Page, PageHeader, Skeleton } from '@crepas/ui';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useCart } from '../../shared/cart/cart.ts';
import { soldOutTitle } from '../../shared/copy/availability.ts';
import { useHydrated } from '../../shared/hooks/useHydrated.ts';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { isBackBy, useLastMoment } from '../../shared/menu/later.ts';
import { useProduct } from '../../shared/menu/menu.ts';
import { lineParam, paths, type StartedChoice } from '../../shared/paths.ts';
import { BackLink } from './BackLink.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import styles from './ProductSkeleton.module.css';

export function AddScreen() {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <LoadedProduct key={id} id={productId(id)} /> : <NotFound />;
}

function LoadedProduct({ id }: { id: ProductId }) {
  const { data: product, isPending, isFetching, isError, refetch } = useProduct(id);
  const line = useEditedLine(id);
  const started = useStartedChoice(id);
  const isBackInTime = isBackBy(product?.soldOutUntil, useLastMoment());
  if (isPending) return <ProductSkeleton />;
  if (product?.soldOutUntil !== undefined && !isBackInTime) return <SoldOut name={product.name} />;
  if (product && (product.available || isBackInTime)) {
    return <ProductChoice key={line?.key ?? started?.note} product={product} line={line} started={started} />;
  }
  if (!isError) return <NotFound />;
  return (
    <Page>
      <PageHeader title="Producto" backTo={paths.home} />
      <ErrorState title="Error al obtener el producto" onRetry={() => void refetch()} retrying={isFetching} />
    </Page>
  );
}

/** Back by itself when the shop's next day begins (decision H3). */
const SoldOut = ({ name }: { name: string }) => (
  <Page>
    <ScreenTitle>{`${name}: agotado por hoy`}</ScreenTitle>
    <PageHeader title={name} backTo={paths.home} />
    <EmptyState title={soldOutTitle} action={<ButtonLink to={paths.home}>Ver el menú</ButtonLink>}>
      Mañana lo volvemos a preparar.
    </EmptyState>
  </Page>
);

/** A product that is not on the menu or not available (decision S12). */
const NotFound = () => (
  <Page>
    <ScreenTitle>Producto no encontrado</ScreenTitle>
    <PageHeader title="Producto" backTo={paths.home} />
    <EmptyState title="Producto no encontrado" action={<ButtonLink to={paths.home}>Ver el menú</ButtonLink>}>
      Quizá se agotó por hoy.
    </EmptyState>
  </Page>
);

/** From the history's entry, which survives a reload: the server does not know it. Null for every other visit. */
function useStartedChoice(id: ProductId): StartedChoice | null {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const started = Object(state) as Partial<StartedChoice>;
  return isHydrated && started.again?.product.id === id ? (started as StartedChoice) : null;
}

/** The cart line that is edited, as it was at first; null for a new one. */
function useEditedLine(id: ProductId): CartLine | null {
  const query = new URLSearchParams(useLocation().search);
  const key = query.get(lineParam);
  const found = useCart(({ cart }) => cart.find((line) => line.key === key && line.product.id === id));
  const [line, setLine] = useState(found);
  // The stored cart is available only after hydration.
  if (!line && found) setLine(found);
  return line ?? null;
}

/** A product that is in no cached list: a deep link. */
const ProductSkeleton = () => (
  <Page bar={null} width="desk">
    <BackLink />
    <Loading>
      <div className={styles.root}>
        <Skeleton className={styles.picture} />
        <div>
          <Skeleton className={styles.name} />
          <Skeleton />
        </div>
      </div>
    </Loading>
  </Page>
);

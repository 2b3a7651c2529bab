import { Card, EmptyState, ErrorState, Page, PageHeader, WarningIcon } from '@crepas/ui';
import type { ReactNode } from 'react';
import { FieldsLoading } from '../../shared/lists/Skeletons.tsx';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useIsOwner } from '../../shared/session/session.ts';
import { ShopStatus } from '../../shared/shop/ShopStatus.tsx';
import { useHasFeature, usePrivateSettings, useShop } from '../../shared/shop/shop.ts';
import { useShopNow } from '../../shared/shop/useShopNow.ts';
import { ShopEditor } from './ShopEditor.tsx';
import { ShopFacts } from './ShopFacts.tsx';

/** «Tienda»: the owner edits what the shop says of itself; staff read it, and may pause and set a rush. */
export function ShopScreen() {
  const { data, errorUpdateCount, isFetching, refetch } = useShop();
  const now = useShopNow();
  const isOwner = useIsOwner();
  const settings = usePrivateSettings(useHasFeature('personas') && isOwner);

  if (data?.isPlain) {
    return (
      <ShopPage>
        <EmptyState icon={<WarningIcon />} title="Tu servidor no guarda los datos de la tienda" />
      </ShopPage>
    );
  }
  if (now) {
    const status = (
      <Card>
        <ShopStatus now={now} />
      </Card>
    );
    if (isOwner) return <ShopEditor shop={{ ...now.shop, ...settings.data }} status={status} />;
    return (
      <ShopPage>
        {status}
        <ShopFacts shop={now.shop} />
      </ShopPage>
    );
  }
  return (
    <ShopPage>
      {errorUpdateCount > 0 ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          No pudimos cargar la tienda. Intenta de nuevo.
        </ErrorState>
      ) : (
        <FieldsLoading label="Cargando la tienda…" />
      )}
    </ShopPage>
  );
}

const ShopPage = ({ children }: { readonly children: ReactNode }) => (
  <Page bar={null} width="desk">
    <ScreenTitle>Tienda</ScreenTitle>
    <PageHeader title="Tienda" />
    {children}
  </Page>
);

import { Page, TabPanel } from '@crepas/ui';
import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useHasFeature } from '../../shared/shop/shop.ts';
import { ActiveOrders } from './board/ActiveOrders.tsx';
import { OrdersLoading } from './OrdersLoading.tsx';
import styles from './OrdersScreen.module.css';
import { OrdersTop } from './OrdersTop.tsx';
import { useOrderDrafts } from './orderDrafts.ts';
import { orderTabs, orderTabsId } from './orderTabs.ts';
import { ShopBar } from './ShopBar.tsx';

/** Not needed for the first look at the board. */
const PastOrders = lazyWithRetry(async () => (await import('./past/PastOrders.tsx')).PastOrders);

/** Spec §2, `/orders`. On a backend with only the spec's calls every tab shows the same orders (decision S10). */
export function OrdersScreen() {
  const [search, setSearch] = useSearchParams();
  const { key: selected, state } = orderTabs.find(({ key }) => key === search.get('tab')) ?? orderTabs[0];
  const select = (key: string) => setSearch(key === orderTabs[0].key ? {} : { tab: key }, { replace: true });

  const isBegun = useOrderDrafts(({ texts }) => texts.new !== undefined);
  const takesOrders = useHasFeature('captura');
  const takeOrder = takesOrders ? (isBegun ? 'Seguir el pedido' : 'Nuevo pedido') : undefined;

  return (
    <Page width="wide" bar={<ShopBar />}>
      <ScreenTitle>Pedidos</ScreenTitle>
      <OrdersTop selected={selected} onSelect={select} takeOrder={takeOrder} />
      <TabPanel of={orderTabsId} selected={selected} className={styles.panel}>
        {state === 'active' ? (
          <ActiveOrders />
        ) : (
          <Suspense fallback={<OrdersLoading />}>
            <PastOrders key={state} state={state} withoutExtension={<ActiveOrders />} />
          </Suspense>
        )}
      </TabPanel>
    </Page>
  );
}

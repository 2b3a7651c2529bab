import { Page, TabPanel } from '@crepas/ui';
import { useSearchParams } from 'react-router';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useHasFeature, useServerFeatures } from '../../shared/shop/shop.ts';
import { ActiveOrders } from './board/ActiveOrders.tsx';
import styles from './OrdersScreen.module.css';
import { OrdersTop } from './OrdersTop.tsx';
import { orderTabs, orderTabsId } from './orderTabs.ts';
import { useOrderDrafts } from './orderWork.ts';
import { PastOrders } from './past/PastOrders.tsx';
import { ShopBar } from './ShopBar.tsx';

/** Spec §2, `/orders`. On a backend with only the spec's calls every tab shows the same orders (decision S10). */
export function OrdersScreen() {
  const [search, setSearch] = useSearchParams();
  const { key: selected, state } = orderTabs.find(({ key }) => key === search.get('tab')) ?? orderTabs[0];
  const select = (key: string) => setSearch(key === orderTabs[0].key ? {} : { tab: key }, { replace: true });

  const isBegun = useOrderDrafts(({ texts }) => texts.new !== undefined);
  const takesOrders = useHasFeature('captura');
  const hasReports = useServerFeatures() !== null;
  const phoneOrderLabel = takesOrders ? (isBegun ? 'Seguir el pedido' : 'Nuevo pedido') : undefined;

  return (
    <Page width="wide" bar={<ShopBar />}>
      <ScreenTitle>Pedidos</ScreenTitle>
      <OrdersTop
        selected={selected}
        onSelect={select}
        phoneOrderLabel={phoneOrderLabel}
        hasReports={hasReports}
      />
      <TabPanel of={orderTabsId} selected={selected} className={styles.panel}>
        {state === 'active' ? (
          <ActiveOrders />
        ) : (
          <PastOrders key={state} state={state} withoutExtension={<ActiveOrders />} />
        )}
      </TabPanel>
    </Page>
  );
}

import type { OrderState } from '@crepas/domain';
import { Button, ButtonLink, Page, PlusIcon, TabPanel, Tabs, VisuallyHidden } from '@crepas/ui';
import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useHasFeature, useServerFeatures } from '../../shared/shop/shop.ts';
import { ActiveOrders } from './board/ActiveOrders.tsx';
import { BoardSearch } from './board/BoardSearch.tsx';
import { useDensity } from './board/density.ts';
import { ToBoard } from './kitchen/KitchenSwitch.tsx';
import { useIsKitchen } from './kitchen/view.ts';
import { OrdersLoading } from './OrdersLoading.tsx';
import styles from './OrdersScreen.module.css';
import { useBoardSearch, useOrderDrafts } from './orderWork.ts';
import { ShopBar } from './ShopBar.tsx';

const PastOrders = lazyWithRetry(async () => (await import('./past/PastOrders.tsx')).PastOrders);

/** The names are of spec §2. The keys are in the URL, so that a reload or a new sign-in shows the same tab. */
const tabs = [
  { key: 'activos', label: 'Pedidos Activos', state: 'active' },
  { key: 'completados', label: 'Completados', state: 'completed' },
  { key: 'cancelados', label: 'Cancelados', state: 'cancelled' },
] as const satisfies readonly { key: string; label: string; state: OrderState }[];

const tabsId = 'pedidos';

/** Spec §2, `/orders`. On a backend with only the spec's calls every tab shows the same orders (decision S10). */
export function OrdersScreen() {
  const [search, setSearch] = useSearchParams();
  const { key: selected, state } = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
  const select = (key: string) => setSearch(key === tabs[0].key ? {} : { tab: key }, { replace: true });

  return (
    <Page width="wide" bar={<ShopBar />}>
      <ScreenTitle>Pedidos</ScreenTitle>
      {/* The tabs say what a title would: the height belongs to the orders. */}
      <VisuallyHidden>
        <h1>Pedidos</h1>
      </VisuallyHidden>
      <div className={styles.top}>
        <Tabs
          id={tabsId}
          label="Pedidos"
          tabs={tabs}
          selected={selected}
          onSelect={select}
          className={styles.tabs}
        />
        <OrdersLinks isBoard={state === 'active'} />
      </div>
      <TabPanel of={tabsId} selected={selected} className={styles.panel}>
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

function OrdersLinks({ isBoard }: { readonly isBoard: boolean }) {
  const isBegun = useOrderDrafts(({ texts }) => texts.new !== undefined);
  const takesOrders = useHasFeature('captura');
  const hasReports = useServerFeatures() !== null;
  const isSearched = useBoardSearch(({ typed }) => typed !== null) && isBoard;
  if (useIsKitchen() && isBoard)
    return (
      <div className={styles.links}>
        <ToBoard />
      </div>
    );
  const [verb, object] = isBegun ? ['Seguir', 'el pedido'] : ['Nuevo', 'pedido'];
  return (
    <div className={styles.links}>
      {isBoard && <BoardSearch />}
      {isBoard && !isSearched && <DensitySwitch />}
      {takesOrders && !isSearched && (
        <ButtonLink to={paths.newPhoneOrder} aria-label={`${verb} ${object}`}>
          <PlusIcon />
          <span className={styles.phoneOrder}>
            <span>{verb}</span> <span className={styles.object}>{object}</span>
          </span>
        </ButtonLink>
      )}
      {hasReports && !isSearched && (
        <ButtonLink kind="secondary" to={paths.dayReport}>
          Corte del día
        </ButtonLink>
      )}
    </div>
  );
}

/** Not on phones, which have one density. */
function DensitySwitch() {
  const { isRoomy, toggle } = useDensity();
  return (
    <Button kind="quiet" className={styles.density} onClick={toggle}>
      {isRoomy ? 'Ver más pedidos' : 'Ver más grande'}
    </Button>
  );
}

import type { OrderState } from '@crepas/domain';
import { ButtonLink, Page, PageHeader, TabPanel, Tabs } from '@crepas/ui';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { ScreenTitle } from '../../ScreenTitle.tsx';
import { ShopBar } from '../../shop/ShopBar.tsx';
import { ActiveOrders } from './board/ActiveOrders.tsx';
import { stateTabCopy } from './copy.ts';
import styles from './OrdersScreen.module.css';
import { PastOrders } from './past/PastOrders.tsx';

/** The keys are in the URL, so that a reload or a new sign-in shows the same tab. */
const tabs = [
  { key: 'activos', label: stateTabCopy.active, state: 'active' },
  { key: 'completados', label: stateTabCopy.completed, state: 'completed' },
  { key: 'cancelados', label: stateTabCopy.cancelled, state: 'cancelled' },
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
      <PageHeader
        title="Pedidos"
        end={
          <ButtonLink kind="secondary" to={paths.dayReport}>
            Corte del día
          </ButtonLink>
        }
      />
      <Tabs id={tabsId} label="Pedidos" tabs={tabs} selected={selected} onSelect={select} />
      <TabPanel of={tabsId} selected={selected} className={styles.panel}>
        {state === 'active' ? (
          <ActiveOrders />
        ) : (
          <PastOrders key={state} state={state} withoutExtension={<ActiveOrders />} />
        )}
      </TabPanel>
    </Page>
  );
}

import { Page, PageHeader, TabPanel, Tabs } from '@crepas/ui';
import { useSearchParams } from 'react-router';
import { useArrival } from '../useArrival.ts';
import { ActiveOrders } from './ActiveOrders.tsx';
import styles from './OrdersScreen.module.css';

const tabs = [
  { key: 'activos', label: 'Pedidos Activos' },
  { key: 'completados', label: 'Completados' },
  { key: 'cancelados', label: 'Cancelados' },
] as const;

const tabsId = 'pedidos';

/** Spec §2, `/orders`: only the active list is loaded, so the tabs do not change what is shown (decision S10). */
export function OrdersScreen() {
  const header = useArrival<HTMLElement>('Pedidos');
  // In the address, so that a reload or a new sign-in comes back to the same tab.
  const [search, setSearch] = useSearchParams();
  const { key: selected } = tabs.find(({ key }) => key === search.get(tabsId)) ?? tabs[0];

  return (
    <Page width="wide">
      <PageHeader title="Pedidos" ref={header} />
      <Tabs
        id={tabsId}
        label="Pedidos"
        tabs={tabs}
        selected={selected}
        onSelect={(key) => setSearch({ [tabsId]: key }, { replace: true })}
      />
      <TabPanel of={tabsId} selected={selected} className={styles.panel}>
        <ActiveOrders />
      </TabPanel>
    </Page>
  );
}

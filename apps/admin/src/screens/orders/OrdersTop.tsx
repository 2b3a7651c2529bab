import { ButtonLink, PageHeader, Tabs } from '@crepas/ui';
import { paths } from '../../paths.ts';
import { orderTabs, orderTabsId } from './orderTabs.ts';

export type OrdersTopProps = { readonly selected: string; readonly onSelect: (key: string) => void };

/** The board's title and tabs. It knows only props: the build renders it too. */
export function OrdersTop({ selected, onSelect }: OrdersTopProps) {
  return (
    <>
      <PageHeader
        title="Pedidos"
        end={
          <ButtonLink kind="secondary" to={paths.dayReport}>
            Corte del día
          </ButtonLink>
        }
      />
      <Tabs id={orderTabsId} label="Pedidos" tabs={orderTabs} selected={selected} onSelect={onSelect} />
    </>
  );
}

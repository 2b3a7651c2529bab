import { ButtonLink, PageHeader, PlusIcon, Tabs } from '@crepas/ui';
import { paths } from '../../shared/paths.ts';
import styles from './OrdersScreen.module.css';
import { orderTabs, orderTabsId } from './orderTabs.ts';

export type OrdersTopProps = {
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  /** The label of the link to the order by telephone; absent on a server without it. */
  readonly phoneOrderLabel?: string | undefined;
  readonly hasReports?: boolean;
};

/** The board's title and tabs. It knows only props: the build renders it too. */
export function OrdersTop({ selected, onSelect, phoneOrderLabel, hasReports = true }: OrdersTopProps) {
  return (
    <>
      <PageHeader
        title="Pedidos"
        end={
          <div className={styles.links}>
            {phoneOrderLabel && (
              <ButtonLink to={paths.newPhoneOrder} aria-label={phoneOrderLabel}>
                <PlusIcon />
                <span className={styles.phoneOrder}>{phoneOrderLabel}</span>
              </ButtonLink>
            )}
            {hasReports && (
              <ButtonLink kind="secondary" to={paths.dayReport}>
                Corte del día
              </ButtonLink>
            )}
          </div>
        }
      />
      <Tabs id={orderTabsId} label="Pedidos" tabs={orderTabs} selected={selected} onSelect={onSelect} />
    </>
  );
}

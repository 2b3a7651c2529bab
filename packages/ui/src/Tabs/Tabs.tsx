import { clsx } from 'clsx';
import { TabBar, type TabBarProps, type TabItem } from '../TabBar/TabBar.tsx';
import styles from './Tabs.module.css';

export type TabsProps = Omit<TabBarProps<string>, 'items' | 'tabClassName' | 'countClassName'> & {
  /** Two to five; a count stands beside its label. */
  tabs: readonly TabItem<string>[];
};

/**
 * Tabs for a few views of one thing. Controls a `TabPanel`.
 *
 * For two to five views. Many categories are a `CategoryBar`; one answer in a form is a `SelectField`.
 */
export function Tabs({ tabs, className, ...rest }: TabsProps) {
  return (
    <TabBar
      {...rest}
      items={tabs}
      className={clsx(styles.root, className)}
      tabClassName={styles.tab}
      countClassName={styles.count}
    />
  );
}

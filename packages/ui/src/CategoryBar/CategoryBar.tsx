import { clsx } from 'clsx';
import { dragToScroll } from '../ScrollRow/dragToScroll.ts';
import { TabBar, type TabBarProps } from '../TabBar/TabBar.tsx';
import styles from './CategoryBar.module.css';

export type CategoryBarProps<Id extends string | number> = Omit<
  TabBarProps<Id>,
  'items' | 'tabClassName' | 'countClassName'
> & {
  /** In the order of the menu. */
  categories: readonly { id: Id; name: string }[];
};

/**
 * The categories above the menu: sticky at the top, scrolls by touch or mouse drag. Controls a
 * `TabPanel`.
 *
 * For many categories over one grid. For a few views of one thing use `Tabs`.
 */
export function CategoryBar<Id extends string | number>(props: CategoryBarProps<Id>) {
  const { categories, className, ...rest } = props;
  return (
    <TabBar
      ref={dragToScroll}
      {...rest}
      items={categories.map(({ id, name }) => ({ key: id, label: name }))}
      className={clsx(styles.root, className)}
      tabClassName={styles.category}
    />
  );
}

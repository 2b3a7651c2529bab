import type { ComponentProps, KeyboardEvent } from 'react';

export type TabItem<Key extends string | number> = { key: Key; label: string; count?: number | undefined };

export type TabBarProps<Key extends string | number> = Omit<
  ComponentProps<'div'>,
  'onSelect' | 'children'
> & {
  /** Ties the tabs to their `TabPanel`: unique in the page. */
  id: string;
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** In the order shown; a count stands beside its label. */
  items: readonly TabItem<Key>[];
  /** The key of the shown view; undefined while nothing is chosen. */
  selected: Key | undefined;
  /** Called with the key of a tapped tab, or of one reached by an arrow. */
  onSelect: (key: Key) => void;
  /** The look of a tab. */
  tabClassName?: string | undefined;
  /** The look of a count. */
  countClassName?: string | undefined;
};

/**
 * The shared behaviour of `Tabs` and `CategoryBar`: one tab stop, arrows move and select, the selected tab stays in view.
 *
 * Unstyled, a base for those two. Screens use one of them.
 */
export function TabBar<Key extends string | number>(props: TabBarProps<Key>) {
  const { id, label, items, selected, onSelect, tabClassName, countClassName, ...rest } = props;
  const reachable = items.some((item) => item.key === selected) ? selected : items[0]?.key;
  return (
    <div role="tablist" aria-label={label} id={id} onKeyDown={moveByKey} {...rest}>
      {items.map(({ key, label: text, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(id, key)}
          aria-selected={key === selected}
          aria-controls={panelId(id)}
          tabIndex={key === reachable ? 0 : -1}
          ref={key === selected ? showTab : null}
          onClick={() => onSelect(key)}
          className={tabClassName}
        >
          {/* The space separates name and number for screen readers. */}
          <span>{text}</span> {count !== undefined && <span className={countClassName}>{count}</span>}
        </button>
      ))}
    </div>
  );
}

const tabId = (id: string, key: string | number) => `${id}-tab-${key}`;
const panelId = (id: string) => `${id}-panel`;

export type TabPanelProps = ComponentProps<'div'> & {
  /** The `id` of the `Tabs` or `CategoryBar` that controls it. */
  of: string;
  /** The `selected` of the same bar: the panel is named after that tab. */
  selected: string | number | undefined;
};

export function TabPanel({ of, selected, ...rest }: TabPanelProps) {
  const labelledBy = selected === undefined ? undefined : tabId(of, selected);
  return <div role="tabpanel" id={panelId(of)} aria-labelledby={labelledBy} {...rest} />;
}

/** Bars that showed their selected tab once. */
const started = new WeakSet<Element>();

function showTab(tab: HTMLElement | null) {
  const bar = tab?.parentElement;
  if (!bar) return;
  // A server-rendered bar may have been scrolled before it hydrates. It must not move under the finger.
  if (started.has(bar) || bar.scrollLeft === 0) centreInBar(bar, tab);
  started.add(bar);
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const next = tabs.at(
    nextIndex(event.key, tabs.indexOf(document.activeElement as HTMLElement), tabs.length),
  );
  if (!next || next === document.activeElement) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.click();
}

function nextIndex(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return index - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return index;
  }
}

/** Scrolls the bar only, never the page. */
function centreInBar(bar: HTMLElement, item: Element) {
  const room = bar.getBoundingClientRect();
  const { left, width } = item.getBoundingClientRect();
  bar.scrollTo({ left: bar.scrollLeft + left - room.left - (room.width - width) / 2 });
}

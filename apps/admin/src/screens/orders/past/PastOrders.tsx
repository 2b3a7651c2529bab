import type { OrderState } from '@crepas/domain';
import { type ReactNode, useState } from 'react';
import { isUnsupported } from '../../../queries/isUnsupported.ts';
import { usePastOrders } from '../../../queries/pastOrders.ts';
import { PastOrderList } from './PastOrderList.tsx';
import { PastSearchForm } from './PastSearchForm.tsx';
import { usePastSearch } from './usePastSearch.ts';

export type PastOrdersProps = {
  readonly state: Exclude<OrderState, 'active'>;
  /** The tab's content on a backend without past orders (decision S10). */
  readonly withoutExtension: ReactNode;
};

export function PastOrders({ state, withoutExtension }: PastOrdersProps) {
  const { search, find } = usePastSearch();
  const [typed, setTyped] = useState(search.words);
  const orders = usePastOrders(state, search);
  const isFiltered = search.words !== '' || search.day !== '';

  function showAll() {
    setTyped('');
    find({ words: '', day: '' });
  }

  if (isUnsupported(orders.error)) return withoutExtension;
  return (
    <>
      <PastSearchForm
        search={search}
        typed={typed}
        busy={orders.isPlaceholderData}
        onType={setTyped}
        onFind={find}
      />
      <PastOrderList state={state} orders={orders} onShowAll={isFiltered ? showAll : undefined} />
    </>
  );
}

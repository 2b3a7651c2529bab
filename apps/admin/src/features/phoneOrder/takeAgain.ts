import { apiErrorCopy, getOrderDetails } from '@crepas/api';
import { type OrderDetails, orderId } from '@crepas/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { idIn } from '../../shared/idIn.ts';
import { read } from '../../shared/read.ts';

/** In the query of the new order: the one that ended. */
const takenAgainParam = 'de';

/**
 * «Tomar otra vez»: begins an order with what one that ended had. An order that was begun before is not lost: it is finished or
 * discarded first.
 * @returns what stands in the way
 */
export function useTakeAgain(isBegun: boolean, begin: (order: OrderDetails) => void): string {
  const [search, setSearch] = useSearchParams();
  const id = idIn(search.get(takenAgainParam));
  const { data, error } = useQuery({
    ...read(['order-to-take-again', id], getOrderDetails, id === null ? skipToken : orderId(id)),
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { mayBeRefused: true },
  });

  useEffect(() => {
    if (!data || isBegun) return;
    begin(data);
    setSearch({}, { replace: true });
  });

  if (id === null) return '';
  if (isBegun) return `Ya hay un pedido empezado. Termínalo o bórralo para tomar otra vez el #${id}.`;
  return error ? apiErrorCopy(error) : '';
}

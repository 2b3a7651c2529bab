import { followEvents, logFailure, orderEventsPath, orderFromEvent, shopEvent } from '@crepas/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../../shared/api.ts';
import { refetchMenuLists } from '../../../shared/menu/menuLists.ts';
import { useOrderLink } from '../../../shared/orderLink.ts';
import { refetchShop } from '../../../shared/shop/shop.ts';
import { applyOrder, refetchOrders } from '../orders.ts';

/**
 * Applies the server's events of orders and of the shop while mounted. Whenever the stream opens or
 * breaks, the whole list is read again, because events may have been missed.
 */
export function useOrderStream(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const { open, lose } = useOrderLink.getState();
    const reread = () => void refetchOrders(cache);
    const rereadShop = () => {
      void refetchShop(cache);
      void refetchMenuLists(cache);
    };
    const goAsking = () => {
      lose(Date.now());
      reread();
    };
    const following = followEvents(
      (lastEventId, signal) => client.stream(orderEventsPath, lastEventId, signal),
      {
        onOpen() {
          open();
          reread();
          rereadShop();
        },
        onEvent(event) {
          if (event.event === shopEvent) return rereadShop();
          const order = orderFromEvent(event);
          if (order) applyOrder(cache, order);
          else reread();
        },
        // A 401 is not handled here: the list query gets the same answer and ends the session.
        onLost(cause) {
          if (cause !== null) logFailure('stream', cause);
          goAsking();
        },
        onMissing: goAsking,
      },
    );
    const comeBack = () => document.visibilityState === 'visible' && following.wake();
    window.addEventListener('online', following.wake);
    window.addEventListener('offline', following.drop);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      window.removeEventListener('online', following.wake);
      window.removeEventListener('offline', following.drop);
      document.removeEventListener('visibilitychange', comeBack);
      following.stop();
      lose(Date.now());
    };
  }, [cache]);
}

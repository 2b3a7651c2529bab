import { followEvents, logFailure, orderEventsPath, orderFromEvent } from '@crepas/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../../api.ts';
import { rereadOrders, tellOrder } from '../../../queries/orders.ts';
import { useOrderLink } from '../../../stores/orderLink.ts';

/**
 * Keeps the active orders up to date by the server's events for as long as it is mounted. Whenever the stream opens or
 * breaks, the whole list is read again: what happened in between is in it, whatever the server still tells.
 */
export function useOrderStream(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const { open, lose } = useOrderLink.getState();
    const reread = () => void rereadOrders(cache);
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
        },
        onEvent(event) {
          const order = orderFromEvent(event);
          if (order) tellOrder(cache, order);
          else reread();
        },
        // A refusal is left to the list, which is refused too: it ends the session.
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

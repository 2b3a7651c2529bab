import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchOrders } from '../../../queries/orders.ts';
import { watchSleep } from '../../../services/watchSleep.ts';
import { useNews } from '../../../stores/news.ts';
import { sleepCopy } from './sleepCopy.ts';

/** After the tablet slept: reads the orders again, and says that nothing rang meanwhile. */
export function useSleepNews(): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      watchSleep(Date.now, async (sleptMs) => {
        await refetchOrders(cache);
        useNews.getState().tellSuccess(sleepCopy(sleptMs));
      }),
    [cache],
  );
}

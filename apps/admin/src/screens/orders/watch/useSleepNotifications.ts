import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchOrders } from '../../../queries/orders.ts';
import { watchSleep } from '../../../services/watchSleep.ts';
import { useNotifications } from '../../../stores/notifications.ts';
import { sleepCopy } from './sleepCopy.ts';

/** After the tablet slept: reads the orders again, and says that nothing rang meanwhile. */
export function useSleepNotifications(): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      watchSleep(Date.now, async (sleptMs) => {
        await refetchOrders(cache);
        useNotifications.getState().notifySuccess(sleepCopy(sleptMs));
      }),
    [cache],
  );
}

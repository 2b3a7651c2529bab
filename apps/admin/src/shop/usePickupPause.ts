import { dayText, hourText, pausePickup, resumePickup } from '@crepas/api';
import { daysUntil } from '@crepas/domain/shop';
import { notifyError } from '../notifications/notifyError.ts';
import { useShopWrite } from '../queries/shop.ts';
import { client } from '../services/api.ts';
import { useNotifications } from '../stores/notifications.ts';
import type { ShopNow } from './useShopNow.ts';

/** The pause of orders that customers fetch: until when, and what sets and ends it. */
export function usePickupPause({ shop, nowMs }: ShopNow) {
  const pause = useShopWrite((minutes: number) => client.send(pausePickup, { minutes }));
  const resume = useShopWrite(() => client.send(resumePickup, undefined));
  const { timeZone, pickupPausedUntil: until } = shop;
  const isPaused = until !== null && until > nowMs;
  const day =
    isPaused && daysUntil(nowMs, until, timeZone) > 0 ? `${dayText(nowMs, until, timeZone)} a ` : '';

  async function run(change: Promise<unknown>, done: string) {
    try {
      await change;
      useNotifications.getState().notifySuccess(done);
    } catch (error) {
      notifyError('No se guardó', error);
    }
  }

  return {
    news: isPaused ? `No se recoge hasta ${day}${hourText(until, timeZone)}` : null,
    pause: (minutes: number) => void run(pause.mutateAsync(minutes), 'Pausaste recoger en la tienda.'),
    resume: () => void run(resume.mutateAsync(undefined), 'Ya se puede recoger otra vez.'),
    isPending: pause.isPending || resume.isPending,
  };
}

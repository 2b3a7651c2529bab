import type { SoldOut } from '@crepas/api';
import { notifyError } from '../notifications/notifyError.ts';
import { useNotifications } from '../stores/notifications.ts';
import { soldOutCopy } from './soldOutCopy.ts';
import type { ShopNow } from './useShopNow.ts';

type Change<Id> = { readonly id: Id; readonly isSoldOut: boolean };

/** Marks an item as sold out or available again, and shows a notice with «Deshacer». */
export async function sellOut<Id>(
  send: (change: Change<Id>) => Promise<SoldOut>,
  change: Change<Id>,
  name: string,
  now: ShopNow,
): Promise<void> {
  const { id, isSoldOut } = change;
  const undo = () =>
    void send({ id, isSoldOut: !isSoldOut }).catch((error: unknown) => notifyError('No se deshizo', error));
  try {
    const { soldOutUntil } = await send(change);
    const back = soldOutCopy(soldOutUntil ?? undefined, now);
    const text = back === null ? `Ya hay ${name}.` : `Agotado hoy: ${name}. ${back}`;
    useNotifications.getState().notifySuccess(text, undo);
  } catch (error) {
    notifyError(isSoldOut ? 'No se marcó como agotado' : 'No se pudo traer de vuelta', error);
  }
}

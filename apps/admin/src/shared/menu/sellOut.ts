import type { SoldOut } from '@crepas/api';
import { notifyResult } from '../notifications/notifyResult.ts';
import type { ShopNow } from '../shop/useShopNow.ts';
import { soldOutCopy } from './soldOutCopy.ts';

type Change<Id> = { readonly id: Id; readonly isSoldOut: boolean };

/** Marks an item as sold out or available again, and shows a notice with «Deshacer». */
export async function sellOut<Id>(
  send: (change: Change<Id>) => Promise<SoldOut>,
  change: Change<Id>,
  name: string,
  now: ShopNow,
): Promise<void> {
  const { id, isSoldOut } = change;
  await notifyResult(send(change), {
    done({ soldOutUntil }) {
      const back = soldOutCopy(soldOutUntil ?? undefined, now);
      return back === null ? `Ya hay ${name}.` : `Agotado hoy: ${name}. ${back}`;
    },
    failed: isSoldOut ? 'No se marcó como agotado' : 'No se pudo traer de vuelta',
    about: name,
    undo: () => send({ id, isSoldOut: !isSoldOut }),
  });
}

import type { FastifyInstance } from 'fastify';
import { endOldCopies } from '../changes/expire.ts';
import type { Api } from '../http/Api.ts';
import { hourMs, runPeriodically } from '../runPeriodically.ts';
import { deleteUnusedImage } from './deleteUnusedImage.ts';

/** Ends the copies of products that were deleted long ago, and deletes the pictures that only they showed. */
export async function endOldCopiesAndPictures({
  app,
  database,
  menu,
  images,
  settings,
}: Pick<Api, 'database' | 'menu' | 'images' | 'settings'> & {
  readonly app: Pick<FastifyInstance, 'log'>;
}): Promise<void> {
  const parts = { database, images, account: settings.images, log: app.log };
  for (const imageUrl of await endOldCopies(database.queries)) {
    await deleteUnusedImage({ ...parts, products: menu.menu().products }, imageUrl);
  }
}

/** Hourly, until the server stops. */
export function endOldCopiesHourly(api: Api): void {
  const stop = runPeriodically(hourMs, () => endOldCopiesAndPictures(api));
  api.app.addHook('onClose', async () => stop());
}

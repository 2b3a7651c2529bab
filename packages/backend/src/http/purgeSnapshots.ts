import type { FastifyInstance } from 'fastify';
import { purgeSnapshots } from '../changes/expire.ts';
import { deleteUnusedImage } from '../images/deleteUnusedImage.ts';
import { runHourly } from '../runPeriodically.ts';
import type { Api } from './Api.ts';

/** Ends the copies of products that were deleted long ago, and deletes the pictures that only they showed. */
export async function purgeSnapshotsAndPictures({
  app,
  database,
  images,
  settings,
}: Pick<Api, 'database' | 'images' | 'settings'> & {
  readonly app: Pick<FastifyInstance, 'log'>;
}): Promise<void> {
  const parts = { database, images, account: settings.images, log: app.log };
  for (const imageUrl of await purgeSnapshots(database.queries)) {
    await deleteUnusedImage(parts, imageUrl);
  }
}

/** Hourly, until the server stops. */
export function purgeSnapshotsHourly(api: Api): void {
  const stop = runHourly(
    () => purgeSnapshotsAndPictures(api),
    (err) => api.app.log.warn({ err }, 'copies of deleted products not purged'),
  );
  api.app.addHook('onClose', async () => stop());
}

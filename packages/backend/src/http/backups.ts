import { backupStatusToWire, getBackupStatus, startBackup } from '@crepas/api';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Api, Services } from './Api.ts';
import { answerNotFound } from './errorHandlers.ts';
import { HttpError } from './HttpError.ts';
import { isOperator } from './operator.ts';
import { done, route } from './route.ts';

export function backupCalls(api: Api): void {
  route(api, getBackupStatus, async () => backupStatusToWire(await api.backups.status()));
  route(api, startBackup, async () => {
    if (await api.backups.begin()) return done;
    throw new HttpError(409, 'Ya se está haciendo un respaldo.');
  });
}

/** `POST /backups?dataDir=…`: the command `backup` asks for one while this server keeps the embedded database to itself. */
export function backupRoute(app: FastifyInstance, { backups, settings }: Services): void {
  app.post('/backups', { config: { access: 'operator' } }, async (request, reply) => {
    // A page on this machine has an origin, and is no operator.
    const isPage = request.headers.origin !== undefined;
    if (isPage || !isOperator(request, settings.metricsToken)) return answerNotFound(request, reply);
    // Another shop of this machine may have the port that the command asks.
    if (!v.is(v.object({ dataDir: v.literal(settings.dataDir) }), request.query)) {
      throw new HttpError(409, `La tienda que responde usa «${settings.dataDir}» (DATA_DIR).`);
    }
    try {
      return reply.header('Cache-Control', 'no-store').send(await backups.makeNow());
    } catch (error) {
      request.log.error({ err: error }, 'backup failed');
      throw new HttpError(500, error instanceof Error ? error.message : 'No se pudo hacer el respaldo.');
    }
  });
}

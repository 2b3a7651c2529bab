import type { BackupStatus } from '@crepas/domain';
import type { Trouble } from '../alerts/tellOwners.ts';

/** What fails now and did not before: a failure that lasts is told once. */
export function newTroubles(before: BackupStatus, now: BackupStatus): readonly Trouble[] {
  const fails: readonly [title: string, was: unknown, reason: string | undefined][] = [
    ['No se pudo hacer el respaldo', before.failure, now.failure?.reason],
    ['No se pudo copiar el respaldo a otro lugar', before.elsewhere?.failure, now.elsewhere?.failure?.reason],
    [
      'El respaldo que se probó no se puede restaurar',
      before.check?.failure,
      now.check?.failure ?? undefined,
    ],
  ];
  return fails.flatMap(([title, was, reason]) =>
    reason !== undefined && was == null ? { title, reason } : [],
  );
}

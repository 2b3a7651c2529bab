import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { maxBackupAgeMs, sizeText } from '@crepas/domain';
import type { Settings } from '../../config/config.ts';
import { operatorRequest } from '../../config/serverAddress.ts';
import { hourMs } from '../../runPeriodically.ts';
import { type Ask, askService, type Finding, good, unknown, wrong } from './Finding.ts';

const about = 'Respaldos';
const aboutPlace = 'BACKUP_DIR';
const aboutCopies = 'Copias';

/** Asks the running server, because it keeps the embedded database to itself. */
export async function examineBackups(
  ask: Ask,
  settings: Settings,
  nowMs = Date.now(),
): Promise<readonly Finding[]> {
  const place = examinePlace(settings);
  if (!settings.backup.isScheduled) {
    return [unknown(about, 'apagados (BACKUPS=off): hazlos a mano, con «backup».'), place];
  }
  const { url, init } = operatorRequest(settings, '/metrics');
  let metrics = '';
  const age = await askService(
    ask,
    about,
    url,
    async (response) => {
      if (!response.ok) return unknown(about, `el servidor respondió ${response.status}.`);
      metrics = await response.text();
      return judge(samplesOf(metrics), nowMs);
    },
    init,
  );
  return [age, place, ...examineCopies(settings, samplesOf(metrics), nowMs)];
}

type Samples = (name: string) => number | null;

const samplesOf =
  (metrics: string): Samples =>
  (name) => {
    const found = metrics
      .split('\n')
      .find((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
    return found === undefined ? null : Number(found.slice(found.lastIndexOf(' ')));
  };

/** Without a place elsewhere `examinePlace` warns. */
function examineCopies({ backup: { copy } }: Settings, sampleOf: Samples, nowMs: number): readonly Finding[] {
  if (copy === null) return [];
  const madeSeconds = sampleOf('backup_copied_timestamp_seconds');
  const failed =
    (sampleOf('backup_copy_failure_timestamp_seconds') ?? 0) > 0
      ? ' El último intento falló: la razón está en «Tienda → Respaldos».'
      : '';
  if (madeSeconds === null) {
    return [(failed === '' ? unknown : wrong)(aboutCopies, `aún no hay ninguna en otro lugar.${failed}`)];
  }
  const ageMs = nowMs - madeSeconds * 1000;
  const text = `la última en otro lugar es de hace ${hoursText(ageMs)}.${failed}`;
  if (ageMs > maxBackupAgeMs) return [wrong(aboutCopies, text)];
  return [(failed === '' ? good : unknown)(aboutCopies, text)];
}

const hoursText = (ms: number) => `${Math.max(0, Math.round(ms / hourMs))} h`;

function judge(sampleOf: Samples, nowMs: number): Finding {
  const madeSeconds = sampleOf('backup_last_success_timestamp_seconds');
  const hasFailed = (sampleOf('backup_last_failure_timestamp_seconds') ?? 0) > 0;
  const failed = hasFailed ? ' El último intento falló: mira el registro del servidor.' : '';
  if (madeSeconds === null) return (hasFailed ? wrong : unknown)(about, `aún no hay ninguno.${failed}`);
  const checkFailed = sampleOf('backup_check_failed');
  const ageMs = nowMs - madeSeconds * 1000;
  const text = `el último es de hace ${hoursText(ageMs)}, ${sizeText(sampleOf('backup_last_size_bytes') ?? 0)}.${failed}${checkText(checkFailed)}`;
  if (ageMs > maxBackupAgeMs || (checkFailed ?? 0) > 0) return wrong(about, text);
  return (hasFailed || checkFailed === null ? unknown : good)(about, text);
}

/** @param checkFailed 1 when the last test of a backup failed; null before the first one */
function checkText(checkFailed: number | null): string {
  if (checkFailed === null) return ' Ninguno se ha probado todavía.';
  return checkFailed > 0
    ? ' El último que se probó no se puede restaurar: la razón está en «Tienda → Respaldos».'
    : '';
}

/** A broken disk takes with it the copies that it has itself. Where PostgreSQL keeps its files is not seen from here. */
function examinePlace({ backup: { dir, copy }, dataDir, databaseUrl }: Settings): Finding {
  if (copy !== null) return good(aboutPlace, `«${dir}», y de ahí a otro lugar.`);
  if (databaseUrl !== null) {
    return unknown(
      aboutPlace,
      `«${dir}» debe estar en otra máquina o disco que PostgreSQL; cópialos además a otro lugar (BACKUP_RECIPIENT).`,
    );
  }
  return diskOf(dir) === diskOf(dataDir)
    ? unknown(
        aboutPlace,
        `«${dir}» está en el mismo disco que los datos: cópialos a otro lugar (BACKUP_RECIPIENT).`,
      )
    : good(aboutPlace, `«${dir}» está en otro disco que los datos.`);
}

/** The disk of the folder, or of the first one above that exists. */
function diskOf(folder: string): number {
  return existsSync(folder) ? statSync(folder).dev : diskOf(dirname(folder));
}

import * as v from 'valibot';
import { readSettings, type Settings } from '../../config/config.ts';
import { type Env, SettingsError } from '../../env.ts';
import { StartError } from '../../errors.ts';
import { examineSms } from './abuse.ts';
import { examineBackups } from './backups.ts';
import { examineClock } from './clock.ts';
import { examineDatabase } from './database.ts';
import { type Ask, askService, type Finding, good, unknown, wrong } from './Finding.ts';
import { examineFirebase, examineImages, examineMaps } from './services.ts';
import { examineVitals } from './vitals.ts';

/**
 * Checks every setting of a production server, as far as this is possible on the server's machine.
 *
 * @returns one line per setting
 * @throws StartError with the same lines if one setting is wrong
 */
export async function examine(env: Env, ask: Ask = fetch): Promise<string> {
  const findings = await findingsOf(env, ask);
  const report = findings.map(lineOf).join('\n');
  if (findings.some(({ kind }) => kind === 'wrong')) throw new StartError(report);
  return report;
}

async function findingsOf(env: Env, ask: Ask): Promise<readonly Finding[]> {
  const settings = readOrExplain(env);
  if ('sentence' in settings) return [settings];
  return [
    env.NODE_ENV === 'production'
      ? good('NODE_ENV', 'production.')
      : wrong('NODE_ENV', 'sin «production» la tienda abre en modo demostración.'),
    await examineDatabase(settings),
    await examineClock(ask),
    await examineFirebase(ask, settings.firebase),
    await examineMaps(ask, settings.maps.key),
    ...(await examineImages(ask, settings.images)),
    good('SHOP_WHATSAPP', `escribe a https://wa.me/${settings.shop.whatsApp} para ver que es el tuyo.`),
    ...(await examineSms(ask, settings.serviceAccount, settings.appCheckSiteKey)),
    await examineResponsible(ask, settings.publicUrl),
    ...(settings.measuresVisits ? [await examineVitals(ask, settings)] : []),
    ...(await examineBackups(ask, settings)),
    examineProxy(settings),
    examineMetrics(settings),
  ];
}

function readOrExplain(env: Env): Settings | Finding {
  try {
    return readSettings(env, null);
  } catch (error) {
    if (error instanceof SettingsError) return wrong('Ajustes', error.message);
    throw error;
  }
}

/** Customers reach a server that listens here alone through a proxy. */
const isOnlyHere = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

const examineProxy = ({ trustProxy, host }: Settings): Finding =>
  trustProxy.length > 0 || !isOnlyHere(host)
    ? good('TRUST_PROXY', trustProxy.length > 0 ? trustProxy.join(', ') : 'sin proxy.')
    : wrong('TRUST_PROXY', 'detrás de nginx o Caddy debe ser 127.0.0.1: si no, todos parecen una persona.');

const examineMetrics = ({ metricsToken }: Settings): Finding =>
  good('METRICS_TOKEN', metricsToken === null ? 'solo esta máquina lee /metrics.' : 'es largo.');

const marks = { good: '✓', wrong: '✗', unknown: '?' };

const lineOf = ({ kind, about, sentence }: Finding) => `${marks[kind]} ${about}: ${sentence}`;

const responsible = 'Responsable';
const shopAnswer = v.object({ responsable: v.optional(v.nullable(v.object({ nombre: v.string() })), null) });

/** Asks the running shop, because it keeps the embedded database to itself. */
const examineResponsible = (ask: Ask, publicUrl: string | null): Promise<Finding> =>
  askService(ask, responsible, `${publicUrl}/api/shop`, async (response) => {
    if (!response.ok) return unknown(responsible, `la tienda respondió ${response.status}.`);
    const { responsable } = v.parse(shopAnswer, await response.json());
    return responsable === null
      ? wrong(
          responsible,
          'falta quién responde por la tienda, que la ley pide publicar: escríbelo en /shop.',
        )
      : good(responsible, `${responsable.nombre}.`);
  });

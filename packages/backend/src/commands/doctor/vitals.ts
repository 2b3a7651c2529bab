import { goodUpTo, isGood, type VisitDevice, vitals, vitalText } from '@crepas/domain';
import type { Settings } from '../../config/config.ts';
import { operatorRequest } from '../../config/serverAddress.ts';
import { type Ask, askService, type Finding, good, unknown } from './Finding.ts';

const about = 'Rendimiento';
const deviceCopy = { phone: 'teléfono', desk: 'computadora' } as const satisfies Record<VisitDevice, string>;

/** What the running server's `/metrics` knows of the visits of 28 days. Slow pages are no wrong setting: the shop may open. */
export const examineVitals = (ask: Ask, settings: Settings): Promise<Finding> => {
  const { url, init } = operatorRequest(settings, '/metrics');
  return askService(
    ask,
    about,
    url,
    async (response) => {
      if (!response.ok) return unknown(about, `el servidor respondió ${response.status}.`);
      return judge(await response.text());
    },
    init,
  );
};

function judge(metrics: string): Finding {
  const figures = (['phone', 'desk'] as const).flatMap((device) =>
    vitals.flatMap((vital) => {
      const labels = `visits_p75{device="${device}",metric="${vital}"} `;
      const found = metrics.split('\n').find((line) => line.startsWith(labels));
      return found === undefined ? [] : [{ device, vital, value: Number(found.slice(labels.length)) }];
    }),
  );
  if (figures.length === 0) return unknown(about, 'pocas visitas aún.');
  const texts = figures.map(({ device, vital, value }) => {
    const limit = isGood(vital, value) ? '' : ` (bueno hasta ${vitalText(vital, goodUpTo[vital])})`;
    return `${vital.toUpperCase()} en ${deviceCopy[device]} ${vitalText(vital, value)}${limit}`;
  });
  const verdict = figures.every(({ vital, value }) => isGood(vital, value)) ? good : unknown;
  return verdict(about, `3 de cada 4 visitas: ${texts.join(', ')}.`);
}

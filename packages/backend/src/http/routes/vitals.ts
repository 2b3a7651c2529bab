import { getVitals, maxVisitBytes, reportVisit, visitFromWire, vitalsToWire } from '@crepas/api';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';
import { visitLimit } from '../limits.ts';
import { done, route } from '../route.ts';

export async function vitalsRoutes({ app, ...api }: Api): Promise<void> {
  const { settings, vitals } = api;

  function requireMeasuring(): void {
    if (!settings.measuresVisits) throw new HttpError(404, 'Esta tienda no mide sus visitas.');
  }

  await app.register(async (scope) => {
    // A beacon with JSON's own type would need a preflight, which a page that closes does not wait for.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      ['text/plain', 'application/json'],
      { parseAs: 'string', bodyLimit: maxVisitBytes },
      scope.getDefaultJsonParser('error', 'error'),
    );
    const measuring = { ...api, app: scope };

    route(
      measuring,
      reportVisit,
      ({ body }) => {
        requireMeasuring();
        const visit = visitFromWire(body);
        if (visit !== null) vitals.count(visit);
        return done;
      },
      visitLimit,
    );

    route(measuring, getVitals, async () => {
      requireMeasuring();
      return vitalsToWire(await vitals.read());
    });
  });
}

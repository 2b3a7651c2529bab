import { Card, Page, PageHeader } from '@crepas/ui';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { LocationQuestion } from './LocationQuestion.tsx';
import { locationTitle } from './locationTitle.ts';

/** The location question as a page: for a deep link and for the redirect of the `/address` guard (decision S4). */
export function LocationPermissionScreen() {
  return (
    <Page>
      <ScreenTitle>Ubicación</ScreenTitle>
      <PageHeader title={locationTitle} backTo={paths.home} backLabel="Volver al inicio" />
      <Card>
        <LocationQuestion />
      </Card>
    </Page>
  );
}

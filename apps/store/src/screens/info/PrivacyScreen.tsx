import { ErrorState, Link, Page, PageHeader, Section, Skeleton, Text } from '@crepas/ui';
import { aboutPaths } from '../../aboutPaths.ts';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import { paymentsOf } from '../../queries/payments.ts';
import { useShopWords } from '../../stores/shopWords.ts';
import styles from './About.module.css';
import { DataUses } from './DataUses.tsx';
import { OwnRights } from './OwnRights.tsx';
import { ResponsibleText } from './ResponsibleText.tsx';
import { useShop } from './useShop.ts';

/** `/aviso-de-privacidad`: the notice that the law asks of whoever keeps phones and addresses (decision H11). */
export function PrivacyScreen() {
  const { name } = useShopWords();
  const known = useShop();
  const shop = known.kind === 'known' ? known.shop : null;
  const responsible = shop?.responsible ?? null;
  return (
    <Page className={styles.root}>
      <ScreenTitle>Aviso de privacidad</ScreenTitle>
      <PageHeader title="Aviso de privacidad" backTo={paths.home} backLabel="Volver al inicio" />
      <Text>
        Este aviso explica qué datos tuyos usa {name}, para qué y cómo decides sobre ellos. Sigue la Ley
        Federal de Protección de Datos Personales en Posesión de los Particulares.
      </Text>
      <Section title="Quién es responsable de tus datos">
        {known.kind === 'loading' && <Skeleton className={styles.person} />}
        {known.kind === 'failed' && (
          <ErrorState
            title="No pudimos leer quién es responsable"
            onRetry={known.retry}
            retrying={known.isRetrying}
          />
        )}
        {known.kind === 'known' && <ResponsibleText responsible={responsible} />}
      </Section>
      <DataUses payments={paymentsOf(shop)} measuresVisits={shop?.features.includes('medidas') ?? false} />
      <OwnRights email={responsible?.email ?? ''} />
      <Section title="Cambios a este aviso">
        <Text>Si este aviso cambia, la versión nueva estará en esta misma página.</Text>
        <Text>
          Horario, teléfono y zona de entrega: <Link to={aboutPaths.shop}>La tienda</Link>.
        </Text>
      </Section>
    </Page>
  );
}

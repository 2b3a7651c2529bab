import { offeredPayments, plainTerms } from '@crepas/domain';
import { ErrorState, Link, Page, PageHeader, Section, Skeleton, Text } from '@crepas/ui';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';
import styles from './About.module.css';
import { DataUses } from './DataUses.tsx';
import { ForgetThisDevice } from './ForgetThisDevice.tsx';
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
        {`Este aviso explica qué datos tuyos usa ${name}, para qué y cómo decides sobre ellos. Sigue la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.`}
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
      <ForgetThisDevice />
      <DataUses
        payments={offeredPayments(shop ?? plainTerms)}
        measuresVisits={shop?.features.includes('medidas') ?? false}
      />
      <OwnRights email={responsible?.email ?? ''} />
      <Section title="Cambios a este aviso">
        <Text>Si este aviso cambia, la versión nueva estará en esta misma página.</Text>
        <Text>
          Horario, teléfono y zona de entrega: <Link to={paths.shop}>La tienda</Link>.
        </Text>
      </Section>
    </Page>
  );
}

type OwnRightsProps = {
  /** The address of the person who answers; empty when unknown. */
  readonly email: string;
};

const OwnRights = ({ email }: OwnRightsProps) => (
  <Section title="Cómo decides sobre tus datos">
    <Text>Puedes pedir en cualquier momento:</Text>
    <ul>
      <li>Acceso: una copia de lo que guardamos de ti.</li>
      <li>Rectificación: que corrijamos lo que está mal.</li>
      <li>Cancelación: que borremos tus datos. Los respaldos que ya los tenían se borran con el tiempo.</li>
      <li>Oposición: que dejemos de usarlos para algo, o que limitemos su uso.</li>
    </ul>
    <Text>
      {email === '' ? (
        <span>Pídelo por teléfono o WhatsApp </span>
      ) : (
        <span>
          Escribe a{' '}
          <a translate="no" href={`mailto:${email}`}>
            {email}
          </a>{' '}
          o pídelo por WhatsApp{' '}
        </span>
      )}
      <span>
        desde el número con el que compras: así sabemos que los datos son tuyos. Dinos qué quieres y de qué
        datos. Te respondemos en 20 días hábiles como máximo y, si procede, lo hacemos en los 15 siguientes.
        No cuesta nada.
      </span>
    </Text>
    <Text>
      Si tienes un pedido en camino, espera a recibirlo: sin tus datos no podemos entregarlo. Si crees que no
      te atendimos bien, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.
    </Text>
  </Section>
);

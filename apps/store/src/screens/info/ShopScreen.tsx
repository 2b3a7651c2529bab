import type { Shop } from '@crepas/api';
import { whatsAppLink } from '@crepas/domain/whatsapp';
import {
  buttonProps,
  ChatIcon,
  ErrorState,
  Link,
  Page,
  PageHeader,
  PhoneIcon,
  Section,
  Skeleton,
  Text,
} from '@crepas/ui';
import { aboutPaths } from '../../aboutPaths.ts';
import { paymentsCopy } from '../../copy/payment.ts';
import { phoneLink, phoneText } from '../../copy/phoneText.ts';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import { feesOf } from '../../queries/fees.ts';
import { paymentsOf } from '../../queries/payments.ts';
import { hasFeature } from '../../queries/shopFeature.ts';
import { useShopWords } from '../../stores/shopWords.ts';
import styles from './About.module.css';
import { FeesText } from './FeesText.tsx';
import { Hours } from './Hours.tsx';
import { ResponsibleText } from './ResponsibleText.tsx';
import { useShop } from './useShop.ts';
import { ZoneText } from './ZoneText.tsx';

/** `/tienda`: who sells, when, where to, and in which prices (decision H11). */
export function ShopScreen() {
  const known = useShop();
  return (
    <Page className={styles.root}>
      <ScreenTitle>La tienda</ScreenTitle>
      <PageHeader title="La tienda" backTo={paths.home} backLabel="Volver al inicio" />
      {known.kind === 'loading' && <Skeleton className={styles.loading} />}
      {known.kind === 'failed' && (
        <ErrorState
          title="No pudimos leer los datos de la tienda"
          onRetry={known.retry}
          retrying={known.isRetrying}
        />
      )}
      {known.kind === 'known' && <Facts shop={known.shop} />}
      <Section title="Precios y pago">
        <FeesText fees={feesOf(known.kind === 'known' ? known.shop : null)} />
        <Text>{paymentsCopy(paymentsOf(known.kind === 'known' ? known.shop : null))}</Text>
      </Section>
      <Section title="Tus datos">
        <Text>
          Qué guardamos de ti, para qué y cómo pedir que se borre está en el{' '}
          <Link to={aboutPaths.privacy}>aviso de privacidad</Link>.
        </Text>
      </Section>
    </Page>
  );
}

function Facts({ shop }: { readonly shop: Shop | null }) {
  const { name, message } = useShopWords();
  return (
    <>
      {message && <Text className={styles.message}>{message}</Text>}
      {shop?.features.includes('horario') && (
        <Section title="Horario">
          <Hours week={shop.week} specialDays={shop.specialDays} />
        </Section>
      )}
      {shop && hasFeature(shop, 'recoger') && shop.pickup.isActive && (
        <Section title="Recoger en la tienda">
          <Text>También puedes pasar por tu pedido: está listo en unos {shop.pickup.minutes} minutos.</Text>
        </Section>
      )}
      <Section title="A dónde llegamos">
        <ZoneText zone={shop?.features.includes('zona') ? shop.zone : null} />
      </Section>
      {shop && shop.whatsApp !== '' && (
        <Section title="Teléfono y WhatsApp">
          <div className={styles.contact}>
            <a {...buttonProps({ kind: 'secondary' })} href={phoneLink(shop.whatsApp)}>
              <PhoneIcon />
              Llamar al {phoneText(shop.whatsApp)}
            </a>
            <a
              {...buttonProps({ kind: 'secondary' })}
              href={whatsAppLink(shop.whatsApp)}
              target="_blank"
              rel="noopener"
            >
              <ChatIcon />
              WhatsApp
            </a>
          </div>
        </Section>
      )}
      <Section title="Quién atiende">
        <ResponsibleText responsible={shop?.responsible ?? null} />
        <Text>{name} es el nombre con el que vendemos.</Text>
      </Section>
    </>
  );
}

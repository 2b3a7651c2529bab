import type { Shop } from '@crepas/api';
import {
  centreOf,
  distanceMetres,
  type FeeSettings,
  offeredPayments,
  type Responsible,
  type SpecialDay,
  type WeekRow,
  whatsAppLink,
  type Zone,
} from '@crepas/domain';
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
import { paymentsCopy } from '../../shared/copy/payment.ts';
import { phoneLink, phoneText } from '../../shared/copy/phoneText.ts';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { deliveryCopy, termsCopy } from '../../shared/shop/fees.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';
import styles from './About.module.css';
import { type DayLine, specialDaysCopy, weekCopy } from './hoursCopy.ts';
import { ResponsibleText } from './ResponsibleText.tsx';
import { useShop } from './useShop.ts';

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
      {known.kind === 'known' && (
        <>
          <Facts shop={known.shop} />
          <Section title="Precios y pago">
            <FeesText fees={known.shop} />
            <Text>{paymentsCopy(offeredPayments(known.shop))}</Text>
          </Section>
        </>
      )}
      <Section title="Tus datos">
        <Text>
          Qué guardamos de ti, para qué y cómo pedir que se borre está en el{' '}
          <Link to={paths.privacy}>aviso de privacidad</Link>.
        </Text>
      </Section>
    </Page>
  );
}

function Facts({ shop }: { readonly shop: Shop }) {
  const { name, message } = useShopWords();
  return (
    <>
      {message && <Text className={styles.message}>{message}</Text>}
      {shop.features.includes('horario') && (
        <Section title="Horario">
          <Hours week={shop.week} specialDays={shop.specialDays} />
        </Section>
      )}
      {shop.pickup.isActive && (
        <Section title="Recoger en la tienda">
          <Text>{`También puedes pasar por tu pedido: está listo en unos ${shop.pickup.minutes} minutos.`}</Text>
        </Section>
      )}
      <Section title="A dónde llegamos">
        <ZoneText zone={shop.zone} />
      </Section>
      {shop.whatsApp !== '' && (
        <Section title="Teléfono y WhatsApp">
          <div className={styles.contact}>
            <a {...buttonProps({ kind: 'secondary' })} href={phoneLink(shop.whatsApp)}>
              <PhoneIcon />
              <span>{`Llamar al ${phoneText(shop.whatsApp)}`}</span>
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
        <ResponsibleText responsible={withoutDoubled(shop.responsible, shop.whatsApp)} />
        <Text>{`${name} es el nombre con el que vendemos.`}</Text>
      </Section>
    </>
  );
}

/** Where the shop delivers, in words: a map would load the script of the maps for a page that is read once. */
function ZoneText({ zone }: { readonly zone: Zone | null }) {
  if (!zone) {
    return <Text>Recibimos pedidos de cualquier dirección de la ciudad.</Text>;
  }
  const { lat, lng } = centreOf(zone);
  return (
    <>
      <Text>
        {`Entregamos hasta ${kilometres(zone)} km del centro de nuestra zona. Cuando eliges tu dirección en el mapa te decimos si llegamos.`}
      </Text>
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
        target="_blank"
        rel="noopener"
      >
        Ver el centro de la zona en Google Maps
      </a>
    </>
  );
}

/** To the farthest corner, rounded down: a promise that is too short disappoints nobody. */
function kilometres(zone: Zone): string {
  const farthest = Math.max(...zone.map((corner) => distanceMetres(centreOf(zone), corner)));
  return String(Math.max(0.1, Math.floor(farthest / 100) / 10));
}

type HoursProps = { readonly week: readonly WeekRow[]; readonly specialDays: readonly SpecialDay[] };

/** The schedule, and never the state of this moment: the page is cached. */
const Hours = ({ week, specialDays }: HoursProps) => (
  <>
    {week.length === 0 ? <Text>Todos los días, a toda hora.</Text> : <DayLines lines={weekCopy(week)} />}
    {specialDays.length > 0 && (
      <>
        <h3 className={styles.subtitle}>Días especiales</h3>
        <DayLines lines={specialDaysCopy(specialDays)} />
      </>
    )}
  </>
);

const DayLines = ({ lines }: { readonly lines: readonly DayLine[] }) => (
  <dl className={styles.hours}>
    {lines.map(({ day, hours }) => (
      <div key={day}>
        <dt>{day}</dt>
        <dd>{hours}</dd>
      </div>
    ))}
  </dl>
);

function FeesText({ fees }: { readonly fees: FeeSettings }) {
  const { feeZones, feeWithoutPin } = fees;
  if (deliveryCopy(fees) === null) return <Text>Precios en pesos, IVA incluido. El envío es gratis.</Text>;
  return (
    <>
      <Text>Precios en pesos, IVA incluido.</Text>
      {feeZones.map((zone) => (
        <Text key={zone.name}>
          <strong translate="no">{`${zone.name}:`}</strong> <span>{`${termsCopy(zone)}.`}</span>
        </Text>
      ))}
      {feeWithoutPin && (
        <Text>
          <strong>{feeZones.length > 0 ? 'Otras direcciones:' : 'A tu dirección:'}</strong>{' '}
          <span>{`${termsCopy(feeWithoutPin)}.`}</span>
        </Text>
      )}
    </>
  );
}

/** The number that is offered above is not said again. */
const withoutDoubled = (responsible: Responsible | null, whatsApp: string): Responsible | null =>
  responsible && whatsApp !== '' && phoneText(responsible.phone) === phoneText(whatsApp)
    ? { ...responsible, phone: '' }
    : responsible;

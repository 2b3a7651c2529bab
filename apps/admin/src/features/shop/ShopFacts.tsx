import { type Shop, shopFields } from '@crepas/api';
import { hoursText, type SpecialDay } from '@crepas/domain';
import { Section } from '@crepas/ui';
import { weekdayNames } from '../../shared/shop/shopCopy.ts';
import styles from './ShopScreen.module.css';
import { ZoneFacts } from './zone/ZoneFacts.tsx';

export type ShopFactsProps = { readonly shop: Shop };

const specialCopy = (day: SpecialDay) =>
  [day.kind === 'closed' ? 'Cerrado' : hoursText(day), day.reason].filter(Boolean).join(' · ');

/** The settings of the shop, read-only: for staff without the role `owner`. */
export function ShopFacts({ shop }: ShopFactsProps) {
  return (
    <div className={styles.pairs}>
      <Section title="Datos">
        <dl className={styles.facts}>
          <Fact term="Nombre" text={shop.name} />
          <Fact term="WhatsApp" text={shop.whatsApp} />
          <Fact term="Minutos de entrega" text={String(shop.deliveryMinutes)} />
          {shop.features.includes('programar') && (
            <Fact term={shopFields.scheduling.label} text={shopFields.scheduling.say(shop.scheduling)} />
          )}
          <Fact term="Mensaje" text={shop.message} />
        </dl>
      </Section>
      {shop.features.includes('horario') && (
        <Section title="Horario de la semana">
          {shop.week.length === 0 ? (
            <p>Siempre abierto.</p>
          ) : (
            <dl className={styles.facts}>
              {weekdayNames.map((name, index) => {
                const rows = shop.week.filter(({ day }) => day === index + 1);
                return <Fact key={name} term={name} text={rows.map(hoursText).join(', ') || 'Cerrado'} />;
              })}
            </dl>
          )}
        </Section>
      )}
      {shop.specialDays.length > 0 && (
        <Section title="Días especiales">
          <dl className={styles.facts}>
            {shop.specialDays.map((day) => (
              <Fact key={JSON.stringify(day)} term={day.date} text={specialCopy(day)} />
            ))}
          </dl>
        </Section>
      )}
      {shop.responsible && (
        <Section title="Quién responde">
          <dl className={styles.facts}>
            <Fact term="Nombre o razón social" text={shop.responsible.name} />
            <Fact term="Domicilio" text={shop.responsible.address} />
            <Fact term="Correo" text={shop.responsible.email} />
            <Fact term="Teléfono" text={shop.responsible.phone} />
          </dl>
        </Section>
      )}
      {shop.features.includes('zona') && <ZoneFacts zone={shop.zone} />}
    </div>
  );
}

const Fact = ({ term, text }: { readonly term: string; readonly text: string }) =>
  text === '' ? null : (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd>{text}</dd>
    </div>
  );

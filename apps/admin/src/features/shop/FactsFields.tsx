import { Field, SelectField } from '@crepas/ui';
import { bindFields } from '../../shared/fields/bindFields.ts';
import styles from './ShopScreen.module.css';
import type { SectionFieldsProps } from './shopForm.ts';

/** What the shop says of itself, and how long it keeps what its customers said. */
export function FactsFields(props: SectionFieldsProps) {
  const { shop, form, errors, onChange } = props;
  const bound = bindFields(form, onChange, errors);
  return (
    <div className={styles.pairs}>
      <Field label="Nombre" name="nombre" maxLength={60} {...bound.text('name')} />
      <Field label="Lema" name="lema" maxLength={120} {...bound.text('tagline')} />
      <Field
        label="WhatsApp"
        name="whatsapp"
        type="tel"
        inputMode="tel"
        hint="Con el 52 de México, por ejemplo 525512345678"
        {...bound.text('whatsApp')}
      />
      <TimeZoneField {...props} />
      {shop.forgetAfterDays !== undefined && <ForgetField {...props} />}
    </div>
  );
}

/** After how long the personal data of an order is erased by itself. */
export const ForgetField = ({ form, errors, onChange }: Omit<SectionFieldsProps, 'shop'>) => (
  <Field
    label="Olvidar los datos de los pedidos después de: días"
    name="olvidar_despues_dias"
    inputMode="numeric"
    autoComplete="off"
    hint="Vacío: nunca. Se borran teléfono, dirección, nombre y notas; las cuentas se quedan."
    {...bindFields(form, onChange, errors).text('forgetAfterDays')}
  />
);

/** Mexico's zones. Ciudad Juárez follows Denver: older browsers do not know its own name. */
const zones: readonly (readonly [zone: string, label: string])[] = [
  ['America/Mexico_City', 'Centro (Ciudad de México)'],
  ['America/Cancun', 'Quintana Roo'],
  ['America/Mazatlan', 'Pacífico (Sinaloa, Nayarit, Baja California Sur)'],
  ['America/Hermosillo', 'Sonora'],
  ['America/Chihuahua', 'Chihuahua'],
  ['America/Denver', 'Ciudad Juárez'],
  ['America/Matamoros', 'Frontera noreste (Matamoros, Reynosa, Nuevo Laredo)'],
  ['America/Tijuana', 'Baja California'],
];

/** The zone of every time that the shop shows. A saved zone of another place stays in the list. */
const TimeZoneField = ({ shop, form, errors, onChange }: SectionFieldsProps) => (
  <SelectField
    label="Zona horaria"
    name="zona_horaria"
    hint="De ella salen el horario, las fechas de los pedidos y el corte del día."
    options={
      zones.some(([zone]) => zone === shop.timeZone) ? zones : [[shop.timeZone, shop.timeZone], ...zones]
    }
    {...bindFields(form, onChange, errors).text('timeZone')}
  />
);

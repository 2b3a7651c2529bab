import { shopFields } from '@crepas/api';
import { Field, SelectField } from '@crepas/ui';
import { bindFields, bindTable } from '../../shared/fields/bindFields.ts';
import styles from './ShopScreen.module.css';
import type { SectionFieldsProps } from './shopForm.ts';

/** What the shop says of itself, and how long it keeps what its customers said. */
export function FactsFields(props: SectionFieldsProps) {
  const { shop, form, errors, onChange } = props;
  const bound = bindTable(shopFields, form, onChange, errors);
  return (
    <div className={styles.pairs}>
      <Field {...bound.text('name')} />
      <Field {...bound.text('tagline')} />
      <Field {...bound.text('whatsApp')} type="tel" inputMode="tel" maxLength={undefined} />
      <TimeZoneField {...props} />
      {shop.forgetAfterDays !== undefined && <ForgetField {...props} />}
    </div>
  );
}

/** After how long the personal data of an order is erased by itself. */
const ForgetField = ({ form, errors, onChange }: Omit<SectionFieldsProps, 'shop'>) => (
  <Field {...bindTable(shopFields, form, onChange, errors).text('forgetAfterDays')} />
);

/** Mexico's zones. Ciudad Juárez follows Denver: older browsers do not know its own name. */
const zones: readonly (readonly [zone: string, label: string])[] = [
  ['America/Mexico_City', 'Centro (Ciudad de México)'],
  ['America/Cancun', 'Quintana Roo'],
  ['America/Mazatlan', 'Pacífico (Sinaloa, Nayarit, Baja California Sur)'],
  ['America/Bahia_Banderas', 'Bahía de Banderas (Nayarit)'],
  ['America/Hermosillo', 'Sonora'],
  ['America/Chihuahua', 'Chihuahua'],
  ['America/Denver', 'Ciudad Juárez'],
  ['America/Matamoros', 'Frontera noreste (Matamoros, Reynosa, Nuevo Laredo)'],
  ['America/Tijuana', 'Baja California'],
];

/** The zone of every time that the shop shows. A saved zone of another place stays in the list. */
const TimeZoneField = ({ shop, form, errors, onChange }: SectionFieldsProps) => (
  <SelectField
    {...bindFields(form, onChange, errors).text('timeZone')}
    label={shopFields.timeZone.label}
    name={shopFields.timeZone.wire}
    hint={shopFields.timeZone.hint}
    options={
      zones.some(([zone]) => zone === shop.timeZone) ? zones : [[shop.timeZone, shop.timeZone], ...zones]
    }
  />
);

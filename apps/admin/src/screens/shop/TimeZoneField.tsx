import { SelectField } from '@crepas/ui';
import type { SectionFieldsProps } from './sectionFieldsProps.ts';

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
export const TimeZoneField = ({ shop, form, errors, onChange }: SectionFieldsProps) => (
  <SelectField
    label="Zona horaria"
    name="zona_horaria"
    hint="De ella salen el horario, las fechas de los pedidos y el corte del día."
    value={form.timeZone}
    error={errors.timeZone}
    onChange={({ currentTarget }) => onChange({ timeZone: currentTarget.value })}
  >
    {!zones.some(([zone]) => zone === shop.timeZone) && (
      <option value={shop.timeZone}>{shop.timeZone}</option>
    )}
    {zones.map(([zone, label]) => (
      <option key={zone} value={zone}>
        {label}
      </option>
    ))}
  </SelectField>
);

import { Field } from '@crepas/ui';
import type { SectionFieldsProps } from './sectionFieldsProps.ts';

/** After how long the personal data of an order is erased by itself. */
export const ForgetField = ({ form, errors, onChange }: Omit<SectionFieldsProps, 'shop'>) => (
  <Field
    label="Olvidar los datos de los pedidos después de: días"
    name="olvidar_despues_dias"
    inputMode="numeric"
    autoComplete="off"
    hint="Vacío: nunca. Se borran teléfono, dirección, nombre y notas; las cuentas se quedan."
    value={form.forgetAfterDays}
    error={errors.forgetAfterDays}
    onChange={({ target }) => onChange({ forgetAfterDays: target.value })}
  />
);

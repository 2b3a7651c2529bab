import { CheckCard, TextArea } from '@crepas/ui';
import type { SectionFieldsProps } from './sectionFieldsProps.ts';

export const TodayFields = ({ form, errors, onChange }: SectionFieldsProps) => (
  <>
    <CheckCard
      label="Recibir pedidos"
      description={errors.isOpen ?? 'Sin esto la tienda está cerrada, diga lo que diga el horario.'}
      aria-invalid={errors.isOpen !== undefined}
      name="abierto"
      checked={form.isOpen}
      onChange={({ target }) => onChange({ isOpen: target.checked })}
    />
    <TextArea
      label="Mensaje"
      name="mensaje"
      maxLength={300}
      rows={2}
      value={form.message}
      error={errors.message}
      onChange={({ target }) => onChange({ message: target.value })}
    />
  </>
);

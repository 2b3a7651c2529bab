import { CheckCard } from '@crepas/ui';
import type { SectionFieldsProps } from './sectionFieldsProps.ts';

/** Whether the store offers an order to a customer who gets no code (decision T1). */
export const WithoutCodeField = ({ form, onChange }: Pick<SectionFieldsProps, 'form' | 'onChange'>) => (
  <CheckCard
    label="Pedidos sin código"
    name="sin_codigo"
    description="A quien no le llega el código puede pedir igual: tú le llamas para confirmar antes de preparar. Hasta 10 por confirmar a la vez."
    checked={form.takesWithoutCode}
    onChange={({ target }) => onChange({ takesWithoutCode: target.checked })}
  />
);

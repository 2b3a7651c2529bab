import { shopFields } from '@crepas/api';
import { CheckCard, TextArea } from '@crepas/ui';
import { bindTable } from '../../shared/fields/bindFields.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { FactsFields } from './FactsFields.tsx';
import { FeeFields } from './FeeFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { ResponsibleFields } from './ResponsibleFields.tsx';
import { SchedulingFields } from './SchedulingFields.tsx';
import type { SectionFieldsProps } from './shopForm.ts';
import type { ShopSection } from './shopSections.ts';

export function SectionFields({ id, ...props }: SectionFieldsProps & Pick<ShopSection, 'id'>) {
  switch (id) {
    case 'hoy':
      return <TodayFields {...props} />;
    case 'horario':
      return <HoursFields {...props} />;
    case 'entrega':
      return <DeliveryFields {...props} />;
    case 'para-despues':
      return <SchedulingFields {...props} />;
    case 'costo-de-envio':
      return <FeeFields {...props} />;
    case 'pagos':
      return <PaymentFields {...props} />;
    case 'quien-responde':
      return <ResponsibleFields {...props} />;
    case 'datos':
      return <FactsFields {...props} />;
    // `PrintersSection` and `BackupsSection` show these sections, which have no fields.
    case 'impresoras':
    case 'respaldos':
      return null;
  }
}

function TodayFields({ form, errors, onChange, shop }: SectionFieldsProps) {
  const bound = bindTable(shopFields, form, onChange, errors);
  return (
    <>
      {shop.features.includes('horario') && (
        <CheckCard
          description={errors.isOpen ?? 'Sin esto la tienda está cerrada, diga lo que diga el horario.'}
          aria-invalid={errors.isOpen !== undefined}
          {...bound.flag('isOpen')}
        />
      )}
      <TextArea rows={2} {...bound.text('message')} />
    </>
  );
}

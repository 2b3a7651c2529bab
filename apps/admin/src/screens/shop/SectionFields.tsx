import type { ShopSection } from '../../shop/shopSections.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { FactsFields } from './FactsFields.tsx';
import { FeeFields } from './FeeFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { ResponsibleFields } from './ResponsibleFields.tsx';
import type { SectionFieldsProps } from './sectionFieldsProps.ts';
import { TodayFields } from './TodayFields.tsx';

export function SectionFields({ id, ...props }: SectionFieldsProps & Pick<ShopSection, 'id'>) {
  switch (id) {
    case 'hoy':
      return <TodayFields {...props} />;
    case 'horario':
      return <HoursFields {...props} />;
    case 'entrega':
      return <DeliveryFields {...props} />;
    case 'costo-de-envio':
      return <FeeFields {...props} />;
    case 'pagos':
      return <PaymentFields {...props} />;
    case 'quien-responde':
      return <ResponsibleFields {...props} />;
    case 'datos':
      return <FactsFields {...props} />;
    // It has a screen of its own.
    case 'impresoras':
      return null;
  }
}

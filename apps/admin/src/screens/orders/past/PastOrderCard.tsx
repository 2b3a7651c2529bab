import { paymentCopy, stageCopy } from '@crepas/api';
import { formatShortDateTime, type StaffOrder } from '@crepas/domain';
import { Button, StaffOrderCard, Text } from '@crepas/ui';
import { useState } from 'react';
import { useShopWords } from '../../../queries/shop.ts';
import { OrderDialog } from '../board/OrderDialog.tsx';
import { PaymentReceived } from '../PaymentReceived.tsx';
import { placeOf } from '../placeOf.ts';

export type PastOrderCardProps = { readonly order: StaffOrder };

/** A past order: date, outcome, and details on demand. */
export function PastOrderCard({ order }: PastOrderCardProps) {
  const { timeZone } = useShopWords();
  const [isOpen, setOpen] = useState(false);
  // The tab of delivered orders needs no stage; rejected and cancelled orders share a tab.
  const endText = order.stage === 'delivered' ? '' : endCopy(order);
  return (
    <StaffOrderCard
      name={order.customerName}
      number={order.id}
      phone={order.phone}
      {...placeOf(order)}
      totalCents={order.total}
      payment={paymentCopy(order.payment, order)}
      since={order.placedAt ? formatShortDateTime(order.placedAt, timeZone) : undefined}
      contents={endText && <Text>{endText}</Text>}
      actions={
        <>
          <PaymentReceived order={order} />
          <Button
            kind="secondary"
            aria-label={`Ver detalles del pedido #${order.id}`}
            onClick={() => setOpen(true)}
          >
            Ver detalles
          </Button>
          {isOpen && <OrderDialog order={order} onClose={() => setOpen(false)} />}
        </>
      }
    />
  );
}

const endCopy = ({ stage, fulfilment, reason, endedBy }: StaffOrder): string =>
  endedBy === 'customer'
    ? 'Cancelado por el cliente'
    : [stage && stageCopy(stage, fulfilment), reason].filter(Boolean).join(' · ');

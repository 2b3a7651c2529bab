import { formatShortDateTime, type StaffOrder } from '@crepas/domain';
import { Button, Modal, StaffOrderCard, Text } from '@crepas/ui';
import { useState } from 'react';
import { stageCopy } from '../copy.ts';
import { OrderDetailsPanel } from '../details/OrderDetailsPanel.tsx';
import { TicketLinks } from '../details/TicketLinks.tsx';

export type PastOrderCardProps = { readonly order: StaffOrder };

/** An order that is over: when it came, how it ended, and all of it on demand. */
export function PastOrderCard({ order }: PastOrderCardProps) {
  const [isOpen, setOpen] = useState(false);
  // That it was delivered says the tab; rejected and cancelled ones share theirs.
  const end = order.stage === 'delivered' ? [] : [order.stage && stageCopy[order.stage], order.reason];
  const endText = end.filter(Boolean).join(' · ');
  return (
    <StaffOrderCard
      name={order.customerName}
      number={order.id}
      phone={order.phone}
      address={order.deliveryAddress}
      totalCents={order.total}
      payment={order.paymentMethod}
      since={order.placedAt ? formatShortDateTime(order.placedAt) : undefined}
      contents={endText && <Text>{endText}</Text>}
      actions={
        <>
          <Button
            kind="secondary"
            aria-label={`Ver detalles del pedido #${order.id}`}
            onClick={() => setOpen(true)}
          >
            Ver detalles
          </Button>
          <Modal open={isOpen} title={`Pedido #${order.id}`} onClose={() => setOpen(false)}>
            <OrderDetailsPanel order={order} />
            <TicketLinks order={order.id} />
          </Modal>
        </>
      }
    />
  );
}

import type { Cents, Delivery } from '@crepas/domain';
import { changeFor } from '@crepas/domain/options';
import { Card, Text } from '@crepas/ui';
import { formatMoney } from '@crepas/ui/money';
import { useQuery } from '@tanstack/react-query';
import { noPinCopy } from '../../copy/pin.ts';
import { shopQuery } from '../../queries/shop.ts';

/** The name that the server gives to a customer without one (decision O11). */
const unnamed = /^Cliente ·· \d{4}$/;

/** What the customer added to the order. Empty for an order without additions. */
export function OrderDelivery({ delivery, total }: { delivery: Delivery; total: Cents }) {
  // A server without pins says nothing about this order's.
  const { data: reading } = useQuery({ ...shopQuery, enabled: false });
  const isPinMissing = reading?.shop.features.includes('posicion') && delivery.position === null;
  const { note, cashGiven, customerName } = delivery;
  const name = unnamed.test(customerName) ? '' : customerName;
  if (note === null && cashGiven === null && name === '' && !isPinMissing) return null;
  return (
    <Card>
      {note !== null && <Text>Nota para la cocina: {note}</Text>}
      {name !== '' && <Text>Recibe: {name}</Text>}
      {cashGiven !== null && <Text>{cashText(total, cashGiven)}</Text>}
      {isPinMissing && <Text tone="secondary">{noPinCopy}</Text>}
    </Card>
  );
}

const cashText = (total: Cents, cashGiven: Cents): string =>
  cashGiven > total
    ? `Pagas con ${formatMoney(cashGiven)} · Cambio ${formatMoney(changeFor(total, cashGiven))}`
    : `Pagas con ${formatMoney(cashGiven)}`;

import { paymentCopy, stageCopy } from '@crepas/api';
import { formatDateTime, type OrderDetails, type PersonData } from '@crepas/domain';
import { Section, Text } from '@crepas/ui';
import { formatMoney } from '@crepas/ui/money';
import { useShopWords } from '../../queries/shop.ts';
import styles from './People.module.css';
import { keptCopy } from './personCopy.ts';
import { phoneText } from './phoneText.ts';

export type PersonFactsProps = { readonly person: PersonData };

/** Everything that is kept, in words: it is also what is printed. */
export function PersonFacts({ person: { phone, orders, devices } }: PersonFactsProps) {
  const { timeZone } = useShopWords();
  return (
    <div className={styles.facts}>
      <Section title={phoneText(phone)}>
        <Text>{keptCopy(orders.length)}</Text>
        <ul className={styles.orders}>
          {orders.map((order) => (
            <OrderFacts key={order.id} order={order} />
          ))}
        </ul>
      </Section>
      {devices.length > 0 && (
        <Section title="Dispositivos con avisos">
          <ul>
            {[...devices.entries()].map(([place, { service, renewedAt }]) => (
              // Two devices may have the same service and no date.
              <li key={place}>
                {service}
                {renewedAt && `, desde el ${formatDateTime(renewedAt, timeZone)}`}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function OrderFacts({ order }: { readonly order: OrderDetails }) {
  const { timeZone } = useShopWords();
  const { id, total, placedAt, stage, delivery, lines } = order;
  const facts: readonly (readonly [label: string, value: string | null | undefined])[] = [
    ['Pedido', lines.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', ')],
    ['Nombre', delivery?.customerName],
    ['Dirección', delivery?.deliveryAddress],
    ['Punto del mapa', delivery?.position && `${delivery.position.lat}, ${delivery.position.lng}`],
    ['Nota', delivery?.note],
    ['Pago', delivery && delivery.payment !== 'cash' ? paymentCopy(delivery.payment, delivery) : null],
    ['Paga con', delivery?.cashGiven ? formatMoney(delivery.cashGiven) : null],
    ['Motivo', order.reason],
  ];
  return (
    <li>
      <h3>
        #{id} · {formatMoney(total)}
      </h3>
      <Text size="small" tone="secondary">
        {[
          placedAt && formatDateTime(placedAt, timeZone),
          stage && stageCopy(stage, delivery?.fulfilment ?? 'delivery'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  );
}

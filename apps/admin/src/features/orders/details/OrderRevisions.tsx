import { differenceCopy, paymentCopy } from '@crepas/api';
import {
  formatDateTime,
  makingTexts,
  type OrderDetails,
  type OrderId,
  type OrderRevision,
} from '@crepas/domain';
import { Card, Price, Section, Text } from '@crepas/ui';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { CardsLoading } from '../../../shared/lists/Skeletons.tsx';
import { useShopWords } from '../../../shared/shop/shop.ts';
import { WrappableText } from '../../../shared/WrappableText.tsx';
import styles from './OrderDetailsPanel.module.css';
import { useRevisions } from './orderHistory.ts';

export type OrderRevisionsProps = { readonly order: OrderId; readonly version: number };

/** For the owner: who changed the order, why, and what it was before. The last change first. */
export function OrderRevisions({ order, version }: OrderRevisionsProps) {
  const revisions = useRevisions(order, version);
  return (
    <Section title="Cambios del pedido">
      <Loaded query={revisions} loading={<CardsLoading label="Cargando…" cards={1} />} hasReason>
        {(data) =>
          data.length === 0 ? (
            <Text tone="secondary">Lo que había antes ya se borró.</Text>
          ) : (
            [...data]
              .reverse()
              .map((revision) => <Revision key={revision.change.version} revision={revision} />)
          )
        }
      </Loaded>
    </Section>
  );
}

function Revision({ revision: { change, by, before } }: { readonly revision: OrderRevision }) {
  const { timeZone } = useShopWords();
  return (
    <Card className={styles.revision}>
      <Text>
        <strong>{`Cambio ${change.version}`}</strong>
        <span>{`${change.at ? ` · ${formatDateTime(change.at, timeZone)}` : ''} ·`}</span>{' '}
        <WrappableText text={by} />
      </Text>
      <Text>{change.reason}</Text>
      <ul>
        {change.differences.map((difference) => (
          <li key={differenceCopy(difference)}>{differenceCopy(difference)}</li>
        ))}
      </ul>
      <Text>
        <span>Total:</span> <Price cents={change.totalNow} size="small" />
        {change.totalBefore !== change.totalNow && (
          <span>
            {' '}
            (antes <Price cents={change.totalBefore} size="small" />)
          </span>
        )}
      </Text>
      <details>
        <summary className={styles.summary}>Cómo estaba antes</summary>
        <Before order={before} />
      </details>
    </Card>
  );
}

function Before({ order: { lines, delivery, scheduledFor, total } }: { readonly order: OrderDetails }) {
  const { timeZone } = useShopWords();
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>{`${line.quantity} × ${[line.productName, ...makingTexts(line)].join(' · ')}`}</li>
      ))}
      {delivery && (
        <>
          <li>{delivery.deliveryAddress}</li>
          <li>{paymentCopy(delivery.payment, { ...delivery, total })}</li>
          {scheduledFor !== undefined && (
            <li>{`Para ${formatDateTime(new Date(scheduledFor), timeZone)}`}</li>
          )}
          {delivery.customerName !== null && <li>{`Nombre: ${delivery.customerName}`}</li>}
          {delivery.note !== null && <li className={styles.lines}>{`Nota: ${delivery.note}`}</li>}
        </>
      )}
    </ul>
  );
}

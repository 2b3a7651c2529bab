import { differenceCopy } from '@crepas/api';
import type { ContentChange } from '@crepas/domain';
import { Card, Price, Text } from '@crepas/ui';
import styles from './OrderDetails.module.css';

/** What the shop changed of the order, the last change first, and what it costs now. */
export const ContentChanges = ({ changes }: { changes: readonly ContentChange[] }) => (
  <div role="status" className={styles.state}>
    {[...changes].reverse().map(({ version, reason, differences, totalBefore, totalNow }) => (
      <Card key={version} className={styles.unanswered}>
        <Text>
          <strong>La tienda cambió tu pedido</strong>
        </Text>
        <Text>{reason}</Text>
        <ul>
          {differences.map((difference) => (
            <li key={differenceCopy(difference)}>{differenceCopy(difference)}</li>
          ))}
        </ul>
        <Text>
          {totalBefore === totalNow ? 'El total no cambia: ' : 'Nuevo total: '}
          <Price cents={totalNow} />
          {totalBefore !== totalNow && (
            <>
              {' '}
              (antes <Price cents={totalBefore} size="small" />)
            </>
          )}
        </Text>
      </Card>
    ))}
  </div>
);

import { stageCopy } from '@crepas/api';
import { formatDateTime, type OrderAction, type StaffOrder } from '@crepas/domain';
import { Section, Text } from '@crepas/ui';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { CardsLoading } from '../../../shared/lists/Skeletons.tsx';
import { useShopWords } from '../../../shared/shop/shop.ts';
import { WrappableText } from '../../../shared/WrappableText.tsx';
import styles from './OrderDetailsPanel.module.css';
import { useOrderActions } from './orderHistory.ts';

type OrderActionsProps = { readonly order: Pick<StaffOrder, 'id' | 'stage' | 'paidAt' | 'fulfilment'> };

/** For the owner: which account gave the order each stage, marked its payment or printed it again. */
export function OrderActions({ order }: OrderActionsProps) {
  const { timeZone } = useShopWords();
  return (
    <Section title="Quién hizo qué">
      <Loaded query={useOrderActions(order)} loading={<CardsLoading label="Cargando…" cards={1} />} hasReason>
        {(actions) =>
          actions.length === 0 ? (
            <Text tone="secondary">
              Nadie de la tienda ha hecho nada con este pedido, o no quedó anotado.
            </Text>
          ) : (
            <ul className={styles.actions}>
              {actions.map(({ kind, at, by }) => (
                <li key={`${kind} ${at?.getTime()}`}>
                  <strong>{actionCopy(kind, order)}</strong>
                  <span>{`${at ? ` · ${formatDateTime(at, timeZone)}` : ''} ·`}</span>{' '}
                  <WrappableText text={by} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function actionCopy(kind: OrderAction['kind'], { fulfilment }: Pick<StaffOrder, 'fulfilment'>): string {
  switch (kind) {
    case 'received':
      return 'Tomado por teléfono';
    case 'paid':
      return 'Pago recibido';
    case 'unpaid':
      return 'Pago desmarcado';
    case 'printedAgain':
      return 'Impreso otra vez';
    default:
      return stageCopy(kind, fulfilment);
  }
}

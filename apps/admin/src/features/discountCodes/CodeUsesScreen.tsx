import type { DiscountedOrderRow, UsedDiscountCode } from '@crepas/api';
import { formatDateTime, moneyText, sumCents } from '@crepas/domain';
import {
  ButtonLink,
  Card,
  EditIcon,
  EmptyState,
  Link,
  List,
  Page,
  PageHeader,
  Price,
  PrintIcon,
} from '@crepas/ui';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { CardsLoading } from '../../shared/lists/Skeletons.tsx';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useShopWords } from '../../shared/shop/shop.ts';
import { StateMark } from './CodeList.tsx';
import styles from './Codes.module.css';
import { timesCopy } from './codeCopy.ts';
import { codePaths } from './codePaths.ts';
import { useCodeOrders } from './codes.ts';
import { KnownCode } from './KnownCode.tsx';
import { useCodeTerms } from './useCodeTerms.ts';

/** `/codigos/:id`: what a code brought, and the orders that have it. */
export const CodeUsesScreen = () => (
  <KnownCode title="Código">{(code) => <CodeUses code={code} />}</KnownCode>
);

type OfCode = { readonly code: UsedDiscountCode };

function CodeUses({ code }: OfCode) {
  const terms = useCodeTerms([code])(code);
  return (
    <Page>
      <ScreenTitle>{`Código ${code.name}`}</ScreenTitle>
      <PageHeader title={code.name} backTo={paths.codes} />
      <Card className={styles.code}>
        <StateMark code={code} />
        {terms && (
          <ul className={styles.terms}>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <ButtonLink kind="secondary" to={codePaths.update(code.id)}>
            <EditIcon />
            Editar
          </ButtonLink>
          <ButtonLink kind="secondary" to={codePaths.card(code.id)}>
            <PrintIcon />
            Tarjeta
          </ButtonLink>
        </div>
      </Card>
      <CodeOrders code={code} />
    </Page>
  );
}

function CodeOrders({ code }: OfCode) {
  return (
    <Loaded
      query={useCodeOrders(code.id)}
      loading={<CardsLoading label="Cargando pedidos…" />}
      failed="No pudimos cargar los pedidos. Intenta de nuevo."
      hasReason
    >
      {(orders) => (
        <>
          <Sums code={code} orders={orders} />
          {orders.length === 0 ? (
            <EmptyState title="Nadie lo ha usado todavía">
              Aquí verás los pedidos que lo tienen, con su cliente. Los rechazados y cancelados no cuentan.
            </EmptyState>
          ) : (
            <>
              {code.uses > orders.length && (
                <p className={styles.note}>{`Los ${orders.length} pedidos más recientes`}</p>
              )}
              <List aria-label="Pedidos con este código">
                {orders.map((order) => (
                  <OrderRow key={order.orderId} order={order} />
                ))}
              </List>
            </>
          )}
        </>
      )}
    </Loaded>
  );
}

type SumsProps = OfCode & { readonly orders: readonly DiscountedOrderRow[] };

/** The list may be newer than the code: an order that came since then counts in both sums. */
function Sums({ code, orders }: SumsProps) {
  const isWhole = orders.length >= code.uses;
  const uses = isWhole ? orders.length : code.uses;
  const saved = isWhole ? sumCents(orders.map((order) => order.saved)) : code.saved;
  const left = code.maxUses === null ? null : Math.max(0, code.maxUses - uses);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>Usado</dt>
        <dd>{timesCopy(uses)}</dd>
      </div>
      {left !== null && (
        <div>
          <dt>{left === 1 ? 'Queda' : 'Quedan'}</dt>
          <dd>{timesCopy(left)}</dd>
        </div>
      )}
      <div>
        <dt>Descontado</dt>
        <dd translate="no">{moneyText(-saved)}</dd>
      </div>
    </dl>
  );
}

function OrderRow({ order }: { readonly order: DiscountedOrderRow }) {
  const { timeZone } = useShopWords();
  const { customerName, phone, placedAt, saved, total } = order;
  // The shop forgets who ordered after some time.
  const who = [customerName, phone].filter(Boolean).join(' · ');
  return (
    <li>
      <Card className={styles.order}>
        <p className={styles.orderHead}>
          <Link to={paths.ticket(order.orderId, 'entrega')} className={styles.number}>
            {`Pedido #${order.orderId}`}
          </Link>
          <span translate="no">{moneyText(-saved)}</span>
        </p>
        <p translate={who ? 'no' : undefined} className={styles.who}>
          {who || 'Cliente olvidado'}
        </p>
        <p className={styles.note}>
          {placedAt && <span>{formatDateTime(placedAt, timeZone)}</span>}
          <span>
            Total <Price cents={total} size="small" />
          </span>
        </p>
      </Card>
    </li>
  );
}

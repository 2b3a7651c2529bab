import type { DayReport as Report } from '@crepas/api';
import { type Cents, cashBrought, formatDay, moneyText, paymentLabel } from '@crepas/domain';
import { Card, Price } from '@crepas/ui';
import styles from './DayReport.module.css';
import { ordersText } from './reportCopy.ts';

type DayReportProps = { readonly report: Report };

/** Only delivered orders count as sales. The day runs from 5:00 to 5:00 (decision H3). */
export function DayReport({ report }: DayReportProps) {
  const { day, sales, delivered, cancelled, active, products, fees, discounts, cash } = report;
  const { byPayment = [], dueTransfers = [], options = [] } = report;
  return (
    <div className={styles.root}>
      <header>
        <h2 className={styles.day}>{formatDay(day)}</h2>
        <p className={styles.bounds}>De 5:00 a.m. a 5:00 a.m.</p>
      </header>
      <Card>
        <dl className={styles.figures}>
          <div className={styles.sales}>
            <dt>Ventas</dt>
            <dd>
              <Price cents={sales} size="large" />
            </dd>
          </div>
          {fees !== undefined && (
            <div className={styles.sales}>
              <dt>De envíos</dt>
              <dd>
                <Price cents={fees} />
              </dd>
            </div>
          )}
          {discounts !== undefined && (
            <div className={styles.sales}>
              <dt>Descontado por códigos</dt>
              <dd>
                <Price cents={discounts} />
              </dd>
            </div>
          )}
          {cash && (
            <div className={styles.sales}>
              <dt>Efectivo de los pedidos</dt>
              <dd>
                <Price cents={cashBrought(cash)} size="large" />
              </dd>
              <dd className={styles.bounds}>{cashDetails(cash.orders, cash.given, cash.change)}</dd>
            </div>
          )}
          {byPayment.map(({ payment, orders, sales }) => (
            <div key={paymentLabel(payment)} className={styles.sales}>
              <dt>{paymentLabel(payment)}</dt>
              <dd>
                <Price cents={sales} />
              </dd>
              <dd className={styles.bounds}>{ordersText(orders)}</dd>
            </div>
          ))}
          {dueTransfers.length > 0 && (
            <div className={styles.sales}>
              <dt>Transferencias sin confirmar</dt>
              {dueTransfers.map(({ id, total }) => (
                <dd key={id}>
                  <span translate="no">{`#${id}`}</span> <span aria-hidden>·</span> <Price cents={total} />
                </dd>
              ))}
            </div>
          )}
          <Figure term="Entregados" count={delivered} />
          <Figure term="Cancelados" count={cancelled} />
          <Figure term="En curso" count={active} />
        </dl>
      </Card>
      {products.length > 0 ? (
        <SoldProducts products={products} fees={fees} discounts={discounts} total={sales} />
      ) : (
        <p className={styles.nothing}>
          {active > 0 ? 'Aún no se entrega ningún pedido de este día.' : 'No hubo ventas este día.'}
        </p>
      )}
      {options.length > 0 && <SoldOptions options={options} />}
    </div>
  );
}

const cashDetails = (orders: number, given: Cents, change: Cents) =>
  `${ordersText(orders)} a domicilio: el repartidor recibe ${moneyText(given)} y da ${moneyText(change)} de cambio.`;

const Figure = ({ term, count }: { readonly term: string; readonly count: number }) => (
  <div>
    <dt>{term}</dt>
    <dd className={styles.count}>{count}</dd>
  </div>
);

type SoldProductsProps = {
  readonly products: Report['products'];
  /** Part of the total. */
  readonly fees: Cents | undefined;
  /** Taken off what the products cost. */
  readonly discounts: Cents | undefined;
  readonly total: Cents;
};

const SoldProducts = ({ products, fees, discounts, total }: SoldProductsProps) => (
  <Card>
    <table className={styles.table}>
      <caption className={styles.caption}>Productos entregados</caption>
      <thead>
        <tr>
          <th scope="col">Producto</th>
          <th scope="col">Cantidad</th>
          <th scope="col">Ventas</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ name, quantity, sales }) => (
          // Not the name: two products may share it.
          <tr key={`${name} ${quantity} ${sales}`}>
            <th scope="row">{name}</th>
            <td>{quantity}</td>
            <td>
              <Price cents={sales} />
            </td>
          </tr>
        ))}
        {fees !== undefined && (
          <tr>
            <th scope="row">Envíos</th>
            <td />
            <td>
              <Price cents={fees} />
            </td>
          </tr>
        )}
        {discounts !== undefined && (
          <tr>
            <th scope="row">Códigos</th>
            <td />
            <td>
              <Price cents={-discounts} />
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{products.reduce((sum, { quantity }) => sum + quantity, 0)}</td>
          <td>
            <Price cents={total} />
          </td>
        </tr>
      </tfoot>
    </table>
  </Card>
);

const SoldOptions = ({ options }: Required<Pick<Report, 'options'>>) => (
  <Card>
    <table className={styles.table}>
      <caption className={styles.caption}>Opciones entregadas</caption>
      <thead>
        <tr>
          <th scope="col">Opción</th>
          <th scope="col">Cantidad</th>
          <th scope="col">Ventas</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ group, name, quantity, sales }) => (
          <tr key={`${group} ${name}`}>
            <th scope="row">{`${group}: ${name}`}</th>
            <td>{quantity}</td>
            <td>
              <Price cents={sales} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
);

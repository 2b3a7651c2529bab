import type { DayReport } from '@crepas/api';
import type { Cents } from '@crepas/domain';
import { Card, Price } from '@crepas/ui';
import styles from './DayReport.module.css';

export type SoldProductsProps = {
  readonly products: DayReport['products'];
  /** Part of the total. */
  readonly fees: Cents | undefined;
  readonly total: Cents;
};

export const SoldProducts = ({ products, fees, total }: SoldProductsProps) => (
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

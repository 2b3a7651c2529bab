import { mostOrdered, type Product } from '@crepas/domain';
import { ChoiceChips, Price } from '@crepas/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActiveOrders } from '../../orders/index.ts';
import { laterCopy, useOrderMenu } from './orderMenu.ts';
import styles from './ProductTiles.module.css';

export type ProductTilesProps = { readonly onPick: (product: Product) => void };

const maxTiles = 10;

/** The products that active orders have most, or those of a category: nobody must know a name by heart. */
export function ProductTiles({ onPick }: ProductTilesProps) {
  const { data: menu } = useOrderMenu();
  const { data: orders = [] } = useActiveOrders();
  const cache = useQueryClient();
  const [chosen, choose] = useState<string | null>(null);
  if (!menu || menu.entries.length === 0) return null;
  const categories = [...new Set(menu.entries.map(({ category }) => category))];
  const inCategory = menu.entries.filter(({ category }) => category === chosen);
  const products = (inCategory.length > 0 ? inCategory : menu.entries).map(({ product }) => product);
  const shown = inCategory.length > 0 ? products : mostOrdered(products, orders, maxTiles);
  return (
    <div className={styles.root}>
      <ChoiceChips
        label="Categoría"
        choices={categories.map((name) => ({ key: name, label: name }))}
        chosen={chosen}
        onChoose={choose}
      />
      <ul aria-label={chosen ?? 'Lo más pedido'} className={styles.tiles}>
        {shown.map((product) => {
          const later = laterCopy(cache, product);
          return (
            <li key={product.id}>
              <button type="button" className={styles.tile} onClick={() => onPick(product)}>
                <span translate="no">{product.name}</span>{' '}
                <span>
                  {product.priceFrom !== undefined && <span>desde </span>}
                  <Price cents={product.priceFrom ?? product.price} size="small" />
                </span>
                {later !== null && <span className={styles.later}>{later}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import { mostOrdered, type Product } from '@crepas/domain';
import { ChoiceChips, Price } from '@crepas/ui';
import { useState } from 'react';
import { useActiveOrders } from '../../orders/index.ts';
import { useOrderMenu } from './orderMenu.ts';
import styles from './ProductTiles.module.css';

export type ProductTilesProps = { readonly onPick: (product: Product) => void };

const maxTiles = 10;

/** What the active orders have most, or a category: for who does not know a product's name by heart. */
export function ProductTiles({ onPick }: ProductTilesProps) {
  const { data: menu } = useOrderMenu();
  const { data: orders = [] } = useActiveOrders();
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
        {shown.map((product) => (
          <li key={product.id}>
            <button type="button" className={styles.tile} onClick={() => onPick(product)}>
              <span translate="no">{product.name}</span> <Price cents={product.price} size="small" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

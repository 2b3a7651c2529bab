import type { Product } from '@crepas/domain';
import { ProductCard, type PromoCard } from '@crepas/ui';
import { paths } from '../paths.ts';
import { useOffer } from './useOffer.ts';

export type ProductCardsProps = {
  readonly products: readonly Product[];
  readonly card?: typeof ProductCard | typeof PromoCard;
};

/** Products of the menu as items of a list, each with its price, and with from when it can be had. */
export function ProductCards({ products, card: Card = ProductCard }: ProductCardsProps) {
  const offerOf = useOffer(products);
  return products.map((product) => {
    const { soldOut, availableFrom } = offerOf(product);
    return (
      <Card
        key={product.id}
        to={paths.add(product.id)}
        name={product.name}
        cents={product.priceFrom ?? product.price}
        from={product.priceFrom !== undefined}
        picture={{ src: product.imageUrl }}
        soldOut={soldOut}
        availableFrom={availableFrom}
      />
    );
  });
}

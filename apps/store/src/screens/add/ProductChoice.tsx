import { lineTotal, type Product } from '@crepas/domain';
import { BottomBar, Button, Notice, Page, Price, ProductHero, QuantityStepper } from '@crepas/ui';
import { useTransient } from '../../hooks/useTransient.ts';
import { titleOf } from '../../shop.ts';
import { useCart } from '../../stores/cart.ts';
import { BackLink } from './BackLink.tsx';
import { ComboChoice } from './ComboChoice.tsx';
import { ExtrasChoice } from './ExtrasChoice.tsx';
import { useChoice } from './useChoice.ts';
import { useReturnHome } from './useReturnHome.ts';

/** Spec §9. */
const warningMs = 5000;

export function ProductChoice({ product }: { product: Product }) {
  const { choice, isComplete, announcement, ...change } = useChoice(product);
  const add = useCart((state) => state.add);
  const warning = useTransient<string>(warningMs);
  const { isReturning, returnHome } = useReturnHome();

  function addToCart() {
    if (isReturning) return;
    if (!isComplete) return warning.show('Agrega 3 crepas');
    add(choice);
    returnHome();
  }

  return (
    <Page
      bar={
        <BottomBar>
          <QuantityStepper
            quantity={choice.quantity}
            onDecrease={change.decrease}
            onIncrease={change.increase}
          />
          <Button
            wide
            data-muted={isComplete ? undefined : ''}
            onClick={addToCart}
            end={<Price cents={lineTotal(choice)} />}
          >
            Agregar al carrito
          </Button>
        </BottomBar>
      }
    >
      <title>{titleOf(product.name)}</title>
      <BackLink />
      <ProductHero
        name={product.name}
        cents={product.price}
        description={product.description}
        picture={{ src: product.imageUrl }}
      />
      {product.isCombo && (
        <ComboChoice
          chosen={choice.crepas}
          onToggle={change.toggleCrepa}
          warning={isComplete ? null : warning.value}
          announcement={announcement}
        />
      )}
      <ExtrasChoice product={product} chosen={choice.extras} onToggle={change.toggleExtra} />
      <Notice tone="success">{isReturning && 'Producto Agregado'}</Notice>
    </Page>
  );
}

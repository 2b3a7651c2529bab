import { type CartLine, type Product, remainingQuantity, replaceLine } from '@crepas/domain';
import { Notice, Page, ProductHero } from '@crepas/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '../../shared/cart/cart.ts';
import { overLimitCopy } from '../../shared/copy/availability.ts';
import { useTransient } from '../../shared/hooks/useTransient.ts';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { useReturnTo } from '../../shared/navigation.ts';
import { paths, type StartedChoice } from '../../shared/paths.ts';
import { AddBar } from './AddBar.tsx';
import { BackLink } from './BackLink.tsx';
import { ChosenCrepas } from './ChosenCrepas.tsx';
import { ComboChoice } from './ComboChoice.tsx';
import { ExtrasChoice } from './ExtrasChoice.tsx';
import styles from './ProductChoice.module.css';
import { isComplete, useChoice } from './useChoice.ts';

/** Spec §9. */
const warningMs = 5000;

type ProductChoiceProps = {
  product: Product;
  /** The edited line; null for a new one. */
  line: CartLine | null;
  started: StartedChoice | null;
};

export function ProductChoice({ product, line, started }: ProductChoiceProps) {
  const start = line ?? started?.again ?? null;
  const { choice, latestChoice, announcement, lostCrepas, ...change } = useChoice(product, start);
  const isWhole = isComplete(choice);
  const add = useCart((state) => state.add);
  const changeCart = useCart((state) => state.change);
  const remaining = useCart(({ cart }) => remainingQuantity(cart, choice, line?.key));
  const warning = useTransient<string>(warningMs);
  const overLimit = useTransient<string>(warningMs);
  const overLimitNotice = choice.quantity > remaining && overLimit.value;
  const isDone = useRef(false);
  const combo = useRef<HTMLFieldSetElement>(null);
  const { isReturning, returnHome } = useReturnHome(started?.next);
  const { from, goBack: returnToCart } = useReturnTo(paths.cart);

  function done() {
    // Navigation takes a moment, and a second tap would add the product again. Not state: both taps may come before a render.
    if (isDone.current) return;
    const chosen = latestChoice();
    if (!isComplete(chosen)) return warn();
    const left = remainingQuantity(useCart.getState().cart, chosen, line?.key);
    if (chosen.quantity > left) return overLimit.show(overLimitCopy(left));
    isDone.current = true;
    if (line) {
      changeCart((cart) => replaceLine(cart, line.key, chosen));
      return returnToCart();
    }
    add(chosen);
    returnHome();
  }

  /** The list of crepas may be scrolled out of view. */
  function warn() {
    warning.show('Agrega 3 crepas');
    const isAbove = (combo.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) combo.current?.scrollIntoView();
  }

  return (
    <Page
      width="desk"
      className={product.isCombo ? styles.combo : undefined}
      bar={
        <>
          <AddBar
            choice={choice}
            remaining={remaining}
            label={line ? 'Guardar cambios' : 'Agregar al carrito'}
            isComplete={isWhole}
            onDecrease={change.decrease}
            onIncrease={change.increase}
            onDone={done}
          >
            {product.isCombo && <ChosenCrepas chosen={choice.crepas} onRemove={change.toggleCrepa} />}
          </AddBar>
          <Notice tone={isReturning ? 'success' : overLimitNotice ? 'failure' : 'neutral'}>
            {isReturning ? 'Producto Agregado' : overLimitNotice || announcement}
          </Notice>
        </>
      }
    >
      <ScreenTitle>{line ? `Editar ${product.name}` : product.name}</ScreenTitle>
      <BackLink to={line ? from : paths.home} />
      <ProductHero
        name={product.name}
        cents={product.price}
        description={product.description}
        allergens={product.allergens}
        calories={product.calories}
        picture={{ src: product.imageUrl }}
      >
        {product.isCombo && (
          <ComboChoice
            ref={combo}
            chosen={choice.crepas}
            onToggle={change.toggleCrepa}
            warning={isWhole ? null : (warning.value ?? lostCopy(lostCrepas) ?? started?.note ?? null)}
          />
        )}
        <ExtrasChoice product={product} chosen={choice.extras} onToggle={change.toggleExtra} />
      </ProductHero>
    </Page>
  );
}

function lostCopy(crepas: readonly Product[]): string | null {
  if (crepas.length === 0) return null;
  return `Ya no hay: ${crepas.map(({ name }) => name).join(', ')}. Elige otra crepa.`;
}

/** Spec §9: milliseconds that «Producto Agregado» stays before the return home. */
const noticeMs = 500;

/** @param next of «Pedir otra vez»: another combo that lost a crepa */
function useReturnHome(next: StartedChoice | null = null) {
  const navigate = useNavigate();
  const { goBack } = useReturnTo(paths.home);
  const [isReturning, setReturning] = useState(false);

  useEffect(() => {
    if (!isReturning) return;
    const timer = setTimeout(() => {
      if (next) navigate(paths.add(next.again.product.id), { replace: true, state: next });
      else goBack();
    }, noticeMs);
    return () => clearTimeout(timer);
  }, [isReturning, navigate, goBack, next]);

  return { isReturning, returnHome: () => setReturning(true) };
}

import { addCrepasCopy, brokenRuleLabel, brokenRuleText, sentence } from '@crepas/api';
import {
  type BrokenRule,
  type CartLine,
  type GroupId,
  type Product,
  remainingQuantity,
  replaceLine,
} from '@crepas/domain';
import { Notice, Page, ProductHero, Text } from '@crepas/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useCart } from '../../shared/cart/cart.ts';
import { overLimitCopy, soldOutTitle } from '../../shared/copy/availability.ts';
import { useTransient } from '../../shared/hooks/useTransient.ts';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { isBackBy, useLastMoment } from '../../shared/menu/later.ts';
import { useOffer } from '../../shared/menu/useOffer.ts';
import { useReturnTo } from '../../shared/navigation.ts';
import { paths, type StartedChoice } from '../../shared/paths.ts';
import { AddBar } from './AddBar.tsx';
import { BackLink } from './BackLink.tsx';
import { ChosenCrepas } from './ChosenCrepas.tsx';
import { ComboChoice } from './ComboChoice.tsx';
import { ExtrasChoice } from './ExtrasChoice.tsx';
import { GroupsChoice, jumpToGroup } from './GroupsChoice.tsx';
import styles from './ProductChoice.module.css';
import { type Lack, lackOf, useChoice } from './useChoice.ts';

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
  const { choice, latestChoice, announcement, lostCrepas, offeredGroups, lostOptions, ...change } = useChoice(
    product,
    start,
  );
  const lack = lackOf(choice, offeredGroups);
  const broken = lack === 'crepas' || lack === 'unknown' ? null : lack;
  const [warnedGroup, setWarnedGroup] = useState<GroupId | null>(null);
  const add = useCart((state) => state.add);
  const changeCart = useCart((state) => state.change);
  const remaining = useCart(({ cart }) => remainingQuantity(cart, choice, line?.key));
  const { availableAt, availableFrom } = useOffer([product])(product);
  const isForLater = isBackBy(availableAt, useLastMoment());
  // What is in the cart already may be changed.
  const isOutsideHours = availableFrom !== undefined && !isForLater && line === null;
  const warning = useTransient<string>(warningMs);
  const tooEarly = useTransient<string>(warningMs);
  const overLimit = useTransient<string>(warningMs);
  const refusal = (isOutsideHours && tooEarly.value) || (choice.quantity > remaining && overLimit.value);
  const isDone = useRef(false);
  const combo = useRef<HTMLFieldSetElement>(null);
  const { isReturning, returnHome } = useReturnHome(started?.next);
  const { from, goBack: returnToCart } = useReturnTo(paths.cart);

  function done() {
    // Navigation takes a moment, and a second tap would add the product again. Not state: both taps may come before a render.
    if (isDone.current) return;
    const chosen = latestChoice();
    if (isOutsideHours) return tooEarly.show(`${availableFrom} puedes agregarlo a tu carrito.`);
    const lacking = lackOf(chosen, offeredGroups);
    if (lacking !== null) return warn(lacking);
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

  /** What is missing may be scrolled out of view. */
  function warn(lacking: Lack) {
    if (lacking !== 'crepas') {
      // At once: the warning is part of what the focus makes a screen reader say.
      flushSync(() => setWarnedGroup(lacking === 'unknown' ? null : lacking.group.id));
      return jumpToGroup(lacking);
    }
    warning.show(addCrepasCopy(product.comboSize));
    const isAbove = (combo.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) combo.current?.scrollIntoView();
  }

  const doneLabel = line ? 'Guardar cambios' : 'Agregar al carrito';
  const groupWarning = ({ group, ...rule }: BrokenRule) => {
    const text = warnedGroup === group.id ? brokenRuleText({ group, ...rule }) : started?.note;
    return text === undefined ? null : { group: group.id, text };
  };

  return (
    <Page
      width="desk"
      className={product.isCombo ? styles.combo : undefined}
      bar={
        <>
          <AddBar
            choice={choice}
            remaining={remaining}
            label={isOutsideHours ? availableFrom : broken ? brokenRuleLabel(broken) : doneLabel}
            isComplete={lack === null && !isOutsideHours}
            onDecrease={change.decrease}
            onIncrease={change.increase}
            onDone={done}
          >
            {product.isCombo && (
              <ChosenCrepas size={product.comboSize} chosen={choice.crepas} onRemove={change.removeCrepa} />
            )}
          </AddBar>
          <Notice tone={isReturning ? 'success' : refusal ? 'failure' : 'neutral'}>
            {isReturning ? 'Producto Agregado' : refusal || announcement}
          </Notice>
        </>
      }
    >
      <ScreenTitle>{line ? `Editar ${product.name}` : product.name}</ScreenTitle>
      <BackLink to={line ? from : paths.home} />
      <ProductHero
        name={product.name}
        cents={product.priceFrom ?? product.price}
        from={product.priceFrom !== undefined}
        description={product.description}
        allergens={product.allergens}
        calories={product.calories}
        picture={{ src: product.imageUrl }}
      >
        {product.isCombo && (
          <ComboChoice
            ref={combo}
            combo={product}
            chosen={choice.crepas}
            onChoose={change.chooseCrepa}
            onRemove={change.removeCrepa}
            warning={
              lack === 'crepas' ? (warning.value ?? lostCopy(lostCrepas) ?? started?.note ?? null) : null
            }
          />
        )}
        {availableFrom !== undefined && isForLater && line === null && (
          <Text>{`${sentence(availableFrom)} Agrégalo, y elige en tu carrito para cuándo.`}</Text>
        )}
        {product.soldOutUntil !== undefined && line === null && (
          <Text>{`${soldOutTitle}. Agrégalo, y elige en tu carrito para qué día.`}</Text>
        )}
        <GroupsChoice
          product={product}
          offered={offeredGroups}
          chosen={choice.groups}
          onChoose={change.chooseOption}
          lost={lostOptions}
          warning={broken && groupWarning(broken)}
        />
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

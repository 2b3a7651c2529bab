import {
  type Choice,
  type Extra,
  isComboComplete,
  type Product,
  toggleCrepa,
  withinLimit,
} from '@crepas/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTransient } from '../../shared/hooks/useTransient.ts';
import { useComboCrepas, useProductExtras } from '../../shared/menu/menu.ts';

const announcementMs = 5000;

type Made = Pick<Choice, 'quantity' | 'extras' | 'crepas'>;

const entryName = 'choice';

/**
 * The choice on this entry of the history: a reload finds it again, another visit does not.
 *
 * @returns null for a new visit
 */
function madeBefore(): Made | null {
  const made = Object(Object(window.history.state)[entryName]) as Partial<Made>;
  const isMade =
    Number.isSafeInteger(made.quantity) && Array.isArray(made.extras) && Array.isArray(made.crepas);
  return isMade ? (made as Made) : null;
}

/** The router keeps its own state beside it. */
function keepMade(made: Made): void {
  try {
    window.history.replaceState({ ...Object(window.history.state), [entryName]: made }, '');
  } catch {
    // Safari refuses more than a hundred changes in half a minute: the next one keeps all.
  }
}

/** The customer's choice of quantity, extras and crepas; starts from the edited line, or from an earlier order. */
export function useChoice(product: Product, start: Choice | null) {
  const [made, setMade] = useState<Made>(() => ({
    quantity: start?.quantity ?? 1,
    extras: start?.extras ?? [],
    crepas: start?.crepas ?? [],
  }));
  // Several taps can come before a render, those from before hydration in one go: each continues where the one before ended.
  const latest = useRef(made);
  // After hydration, because the server does not know it, and before the taps of before hydration, which continue from it.
  useLayoutEffect(() => {
    const before = madeBefore();
    if (before === null) return;
    latest.current = before;
    setMade(before);
  }, []);
  const offeredExtras = useProductExtras(product).data;
  const offeredCrepas = useComboCrepas(product.isCombo).data;
  const announcement = useTransient<string>(announcementMs);

  const choiceOf = ({ quantity, extras, crepas }: Made): Choice => ({
    product,
    quantity,
    extras: keepOffered(extras, offeredExtras),
    crepas: keepOffered(crepas, offeredCrepas),
  });
  const latestChoice = () => choiceOf(latest.current);
  const change = (changed: Partial<Made>) => {
    latest.current = { ...latest.current, ...changed };
    setMade(latest.current);
    keepMade(latest.current);
  };
  const changeQuantity = (by: number) => change({ quantity: withinLimit(latest.current.quantity + by) });

  const choice = choiceOf(made);
  return {
    choice,
    /** After the last tap, which may not be rendered yet: for what a tap does with the choice. */
    latestChoice,
    announcement: announcement.value,
    /** Chosen, and sold out since. */
    lostCrepas: made.crepas.filter(({ id }) => choice.crepas.every((crepa) => crepa.id !== id)),
    increase: () => changeQuantity(1),
    decrease: () => changeQuantity(-1),
    toggleExtra: (extra: Extra) => {
      const { extras } = latestChoice();
      const others = extras.filter(({ id }) => id !== extra.id);
      change({ extras: others.length < extras.length ? others : [...extras, extra] });
    },
    toggleCrepa: (crepa: Product) => {
      const { crepas, replaced } = toggleCrepa(latestChoice().crepas, crepa);
      change({ crepas });
      if (replaced) announcement.show(`${crepa.name} en lugar de ${replaced.name}`);
      else announcement.hide();
    },
  };
}

export const isComplete = ({ product, crepas }: Choice): boolean =>
  !product.isCombo || isComboComplete(crepas);

/** The chosen items that are still offered, with today's values; all of them while the offer is unknown. */
export const keepOffered = <Item extends { readonly id: number; readonly available: boolean }>(
  chosen: readonly Item[],
  offered: readonly Item[] | undefined,
): readonly Item[] =>
  offered
    ? chosen.flatMap((item) => offered.find(({ id, available }) => available && id === item.id) ?? [])
    : chosen;

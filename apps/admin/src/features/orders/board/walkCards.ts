import { type RefObject, useEffect } from 'react';
import { cardAttribute } from './cardFocus.ts';

/** Marks what holds the cards of one column. */
export const laneAttribute = 'data-lane';

const cardsOf = (lane: Element) => [...lane.querySelectorAll(`[${cardAttribute}]`)];
const placeOf = (card: Element) => card.getBoundingClientRect();
const distance = (one: number, other: number) => Math.round(Math.abs(one - other));

/** Of the cards in the column that is nearest to a card, the one at its height. */
function nearest(cards: readonly Element[], card: Element): Element | undefined {
  const { left, top } = placeOf(card);
  return [...cards].sort(
    (one, other) =>
      distance(placeOf(one).left, left) - distance(placeOf(other).left, left) ||
      distance(placeOf(one).top, top) - distance(placeOf(other).top, top),
  )[0];
}

/**
 * Arrow keys lead from card to card: up and down in the order of a column, left and right to the card beside it, also in
 * the rows of a single list. Enter then opens the order.
 */
export function useCardWalk(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = board.current;
    root?.addEventListener('keydown', walk);
    return () => root?.removeEventListener('keydown', walk);
  }, [board]);
}

function walk(event: KeyboardEvent): void {
  const next = event.target instanceof Element ? cardBeside(event.target, event.key) : undefined;
  if (!next) return;
  event.preventDefault();
  next.querySelector('button')?.focus();
}

function cardBeside(target: Element, key: string): Element | undefined {
  const card = target.closest(`[${cardAttribute}]`);
  const lane = card?.closest(`[${laneAttribute}]`);
  if (!card || !lane) return undefined;
  const cards = cardsOf(lane);
  const lanes = [...document.querySelectorAll(`[${laneAttribute}]`)];
  const laneBeside = (steps: number) => lanes[lanes.indexOf(lane) + steps];
  switch (key) {
    case 'ArrowDown':
      return cards[cards.indexOf(card) + 1];
    case 'ArrowUp':
      return cards[cards.indexOf(card) - 1];
    case 'ArrowRight':
    case 'ArrowLeft': {
      const steps = key === 'ArrowRight' ? 1 : -1;
      if (lanes.length === 1) return cards[cards.indexOf(card) + steps];
      const { left } = placeOf(card);
      const beside = cards.filter((each) => Math.sign(Math.round(placeOf(each).left - left)) === steps);
      const lanesCards = laneBeside(steps);
      return nearest(beside, card) ?? (lanesCards && nearest(cardsOf(lanesCards), card));
    }
    default:
      return undefined;
  }
}

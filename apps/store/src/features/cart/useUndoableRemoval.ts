import { type CartLine, removeLine } from '@crepas/domain';
import { useCart } from '../../shared/cart/cart.ts';
import { useTransient } from '../../shared/hooks/useTransient.ts';

const undoMs = 6000;

type Removal = {
  readonly line: CartLine;
  readonly index: number;
  /** The delete button had the keyboard focus. */
  readonly byKeyboard: boolean;
};

/** Removes a line at once; for a few seconds the removal can be undone. */
export function useUndoableRemoval() {
  const { value, show, hide, hold, release } = useTransient<Removal>(undoMs);

  function remove(line: CartLine) {
    const { cart, change } = useCart.getState();
    const byKeyboard = document.querySelector(':focus-visible') !== null;
    show({ line, index: cart.indexOf(line), byKeyboard });
    change((now) => removeLine(now, line.key));
  }

  function undo() {
    const { cart, restore } = useCart.getState();
    if (value && !cart.some(({ key }) => key === value.line.key)) {
      restore([...cart.slice(0, value.index), value.line, ...cart.slice(value.index)]);
    }
    hide();
  }

  return { removal: value, remove, undo, hold, release };
}

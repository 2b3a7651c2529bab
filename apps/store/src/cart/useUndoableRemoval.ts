import type { CartLine } from '@crepas/domain';
import { useTransient } from '../hooks/useTransient.ts';
import { useCart } from '../stores/cart.ts';

const undoMs = 6000;

/** Takes a line out at once; for a few seconds it can come back to its place. */
export function useUndoableRemoval() {
  const { value, show, hide } = useTransient<{ line: CartLine; index: number }>(undoMs);

  function remove(line: CartLine) {
    const { cart, remove } = useCart.getState();
    show({ line, index: cart.indexOf(line) });
    remove(line.key);
  }

  function undo() {
    const { cart, restore } = useCart.getState();
    if (value && !cart.some(({ key }) => key === value.line.key)) {
      restore([...cart.slice(0, value.index), value.line, ...cart.slice(value.index)]);
    }
    hide();
  }

  return { removed: value?.line ?? null, remove, undo };
}

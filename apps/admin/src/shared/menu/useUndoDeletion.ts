import { notifyResult } from '../notifications/notifyResult.ts';
import { useHasFeature } from '../shop/shop.ts';
import { type Restorable, useRestore } from './restore.ts';

/** What undoes the deletion of a thing, where the server can bring it back. */
export function useUndoDeletion(kind: Restorable) {
  const canRestore = useHasFeature('restaurar');
  const restore = useRestoring();
  return ({ id, name }: { readonly id: number; readonly name: string }) =>
    canRestore ? () => restore(kind, id, name) : undefined;
}

/** Brings it back and reports the result; never rejects. */
export function useRestoring() {
  const restore = useRestore();
  return (kind: Restorable, id: number, name: string) =>
    notifyResult(restore(kind, id), { done: `Volvió ${name}.`, failed: `No se pudo deshacer: ${name}` });
}

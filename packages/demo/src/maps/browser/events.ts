type Handler = (...values: never[]) => void;
export type Listener = { readonly remove: () => void };

const handlers = new WeakMap<object, Map<string, Set<Handler>>>();

function addListener(target: object, name: string, handler: Handler): Listener {
  const known = handlers.get(target) ?? new Map<string, Set<Handler>>();
  handlers.set(target, known);
  const ofName = known.get(name) ?? new Set<Handler>();
  known.set(name, ofName.add(handler));
  return { remove: () => ofName.delete(handler) };
}

export function trigger(target: object, name: string, ...values: unknown[]): void {
  for (const handler of [...(handlers.get(target)?.get(name) ?? [])]) Reflect.apply(handler, target, values);
}

/** The part of `google.maps.event` that the apps' library calls. */
export const event = {
  addListener,
  removeListener: (listener: Listener | null | undefined) => listener?.remove(),
  trigger,
};

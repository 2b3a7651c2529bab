type Handler = (...values: never[]) => void;

export type EventListener = {
  readonly target: object;
  readonly name: string;
  readonly handler: Handler;
  readonly remove: () => void;
};

const listeners = new WeakMap<object, Map<string, readonly EventListener[]>>();

function listenersOf(target: object): Map<string, readonly EventListener[]> {
  const known = listeners.get(target) ?? new Map<string, readonly EventListener[]>();
  listeners.set(target, known);
  return known;
}

export function addListener(target: object, name: string, handler: Handler): EventListener {
  const listener = { target, name, handler, remove: () => removeListener(listener) };
  const known = listenersOf(target);
  known.set(name, [...(known.get(name) ?? []), listener]);
  return listener;
}

function addListenerOnce(target: object, name: string, handler: Handler): EventListener {
  const listener = addListener(target, name, (...values) => {
    listener.remove();
    handler(...values);
  });
  return listener;
}

function removeListener(listener: EventListener | null | undefined): void {
  if (!listener) return;
  const known = listenersOf(listener.target);
  known.set(
    listener.name,
    (known.get(listener.name) ?? []).filter((other) => other !== listener),
  );
}

export function trigger(target: object, name: string, ...values: unknown[]): void {
  for (const { handler } of listenersOf(target).get(name) ?? []) Reflect.apply(handler, target, values);
}

/** The namespace `google.maps.event`. */
export const event = {
  addListener,
  addListenerOnce,
  removeListener,
  trigger,
  addDomListener(target: EventTarget, name: string, handler: (event: Event) => void) {
    target.addEventListener(name, handler);
    return { remove: () => target.removeEventListener(name, handler) };
  },
  clearListeners: (target: object, name: string) => listenersOf(target).delete(name),
  clearInstanceListeners: (target: object) => listenersOf(target).clear(),
  hasListeners: (target: object, name: string) => Boolean(listenersOf(target).get(name)?.length),
};

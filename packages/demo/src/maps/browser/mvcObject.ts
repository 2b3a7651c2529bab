import { addListener, trigger } from './events.ts';

const accessorName = (prefix: 'get' | 'set', key: string) =>
  `${prefix}${key.charAt(0).toUpperCase()}${key.slice(1)}`;

/** Google's base class: named values with change events. */
export class MVCObject<Values extends object = Record<string, unknown>> {
  readonly #values: Partial<Values> = {};

  get<Key extends keyof Values & string>(key: Key): Values[Key] | undefined {
    return this.#values[key];
  }

  set<Key extends keyof Values & string>(key: Key, value: Values[Key] | undefined): void {
    if (Object.is(this.#values[key], value)) return;
    this.#values[key] = value;
    this.changed(key);
    trigger(this, `${key.toLowerCase()}_changed`);
  }

  /** Uses setters such as `setZoom` where a class has them, which convert values. */
  setValues(values: Partial<Values> | null | undefined): void {
    for (const key of Object.keys(values ?? {}) as (keyof Values & string)[]) {
      const value = values?.[key];
      if (value === undefined) continue;
      const setter: unknown = Reflect.get(this, accessorName('set', key));
      if (typeof setter === 'function') Reflect.apply(setter, this, [value]);
      else this.set(key, value);
    }
  }

  setOptions(options: Partial<Values> | null | undefined): void {
    this.setValues(options);
  }

  addListener(name: string, handler: (...values: never[]) => void) {
    return addListener(this, name, handler);
  }

  notify(key: keyof Values & string): void {
    this.changed(key);
    trigger(this, `${key.toLowerCase()}_changed`);
  }

  /** Called on a subclass after a value changed. */
  changed(_key: keyof Values & string): void {}

  // Binding of values between objects is not implemented; the methods exist so that callers do not fail.
  bindTo(): void {}
  unbind(): void {}
  unbindAll(): void {}
}

/** Gives a class `getX` and `setX` for values that need no conversion. */
export function defineAccessors<Values extends object>(
  { prototype }: { readonly prototype: MVCObject<Values> },
  keys: readonly (keyof Values & string)[],
): void {
  for (const key of keys) {
    const getter = accessorName('get', key);
    const setter = accessorName('set', key);
    if (!(getter in prototype)) {
      Object.defineProperty(prototype, getter, {
        value(this: MVCObject<Values>) {
          return this.get(key);
        },
      });
    }
    if (!(setter in prototype)) {
      Object.defineProperty(prototype, setter, {
        value(this: MVCObject<Values>, value: Values[typeof key]) {
          this.set(key, value);
        },
      });
    }
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { hearFewEvents } from './hearFewEvents.ts';

type Heard = { readonly type: string; readonly isCapture: boolean };

/** What React listens to at its root. */
function heardAt(prepare: (container: HTMLElement) => void): readonly Heard[] {
  const heard: Heard[] = [];
  const container = {
    nodeType: 1,
    ownerDocument: null,
    addEventListener: (type: string, _: unknown, options: boolean | AddEventListenerOptions) =>
      void heard.push({ type, isCapture: options === true || Object(options).capture === true }),
  } as unknown as HTMLElement;
  prepare(container);
  createRoot(container);
  return heard;
}

const bubbling = (heard: readonly Heard[]): string[] =>
  heard.filter(({ isCapture }) => !isCapture).map(({ type }) => type);

/** What React makes a property's event of, where the names differ. */
const madeOf: Record<string, readonly string[]> = {
  change: ['change', 'input'],
  focus: ['focusin'],
  blur: ['focusout'],
  doubleclick: ['dblclick'],
  pointerenter: ['pointerover', 'pointerout'],
  pointerleave: ['pointerover', 'pointerout'],
  mouseenter: ['mouseover', 'mouseout'],
  mouseleave: ['mouseover', 'mouseout'],
};
/** Staff alone have the first; those of the second belong to the map, not to React. */
const elsewhere = /ImagePicker|AddressMap/;

function namedInSources(): ReadonlySet<string> {
  const folders = ['.', '../../../packages/ui/src'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.stories.tsx') && !elsewhere.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const properties = sources.flatMap((source) => [...source.matchAll(/\bon([A-Z]\w+)=/g)]);
  return new Set(properties.flatMap(([, name = '']) => madeOf[name.toLowerCase()] ?? [name.toLowerCase()]));
}

it('React hears every event that a component of the store uses, and no other', () => {
  const named = namedInSources();
  const used = bubbling(heardAt(() => undefined)).filter((type) => named.has(type));
  expect(bubbling(heardAt(hearFewEvents)).sort()).toEqual(used.sort());
});

it('it hears in the first phase what hydrates a part at once', () => {
  const first = heardAt(hearFewEvents).filter(({ isCapture }) => isCapture);
  expect(first.map(({ type }) => type).sort()).toEqual(['change', 'click', 'input', 'keydown', 'submit']);
});

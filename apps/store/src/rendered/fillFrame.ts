import type { CartValues, LineValues } from './cartFrame.ts';

const mark = /\{(\w+)\}/;

/**
 * Writes values in place of the `{marks}` in texts and attributes: as text, never as HTML. An attribute and an element whose
 * value is empty are removed.
 */
export function fill(root: ParentNode, values: LineValues | CartValues): void {
  const given = new Map(Object.entries(values));
  const valueIn = (text: string) => given.get(mark.exec(text)?.[1] ?? '');
  const write = (text: string, value: string) => text.replace(mark, () => value);
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value: text } of [...element.attributes]) {
      const value = valueIn(text);
      if (value === '') element.removeAttribute(name);
      else if (value !== undefined) element.setAttribute(name, write(text, value));
    }
    for (const child of [...element.childNodes]) {
      const text = child.nodeType === Node.TEXT_NODE ? (child.textContent ?? '') : '';
      const value = valueIn(text);
      if (value === '') element.remove();
      else if (value !== undefined) child.textContent = write(text, value);
    }
  }
}

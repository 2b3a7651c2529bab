import { type Line, quote, shownPart } from './texts.ts';
import { type Box, type Edge, edgesOfText, layerOf } from './visibility.ts';

/** Two overlapping texts, where neither is on a layer that hides the other: a bar, a suggestion list, a dialog. */
export function overlappingLines(lines: readonly Line[]): readonly string[] {
  const known = new Map<Element, readonly Edge[]>();
  const shown = lines
    .flatMap((line) => {
      const box = shownPart(line, edgesOfText(line.element, known));
      return box ? [{ line, box, layer: layerOf(line.element) }] : [];
    })
    .sort((a, b) => a.box.top - b.box.top);
  return shown.flatMap((upper, place) => {
    const found: string[] = [];
    for (const lower of shown.slice(place + 1)) {
      if (lower.box.top >= upper.box.bottom) break;
      const isOther = lower.line.node !== upper.line.node && lower.layer === upper.layer;
      if (isOther && isOver(upper.box, lower.box, Math.min(heightOf(upper.line), heightOf(lower.line)))) {
        found.push(`the texts ${quote(upper.line)} and ${quote(lower.line)} lie over each other`);
      }
    }
    return found;
  });
}

const heightOf = ({ box }: Line): number => box.bottom - box.top;

/**
 * Lines of a dense paragraph touch: a line box is higher than the line.
 *
 * @param lineHeight of the lower one, whole: of a line at the edge of what scrolls a few pixels are shown, which the next one may touch
 */
function isOver(a: Box, b: Box, lineHeight: number): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 2 && height > lineHeight / 3;
}

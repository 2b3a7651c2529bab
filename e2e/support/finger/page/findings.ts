import { controlsIn, passingLayersIn } from './controls.ts';
import { overlappingLines } from './overlaps.ts';
import { scope } from './sight.ts';
import { tapFindings } from './taps.ts';
import { clippedLines, linesIn } from './texts.ts';
import { brokenWords } from './words.ts';

export type Asked = { readonly wholeWords: boolean };

/** Everything that a finger or an eye would stumble over on the screen as it stands. */
export function findings({ wholeWords }: Asked): readonly string[] {
  const place = scope();
  const lines = linesIn(place);
  const found = [
    ...clippedLines(lines),
    ...overlappingLines(lines),
    ...(wholeWords ? brokenWords(lines) : []),
  ];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  found.push(...tapFindingsIn(place));
  return [...new Set(found)];
}

/** First what lies over the page for a while, then what it covers: a customer puts it away to get there. */
function tapFindingsIn(place: Element): readonly string[] {
  const { scrollX, scrollY } = window;
  const layers = passingLayersIn(place);
  const told = controlsIn(place).filter(({ target }) => layers.some((layer) => layer.contains(target)));
  const found = told.flatMap(tapFindings);
  for (const layer of layers) layer.style.display = 'none';
  found.push(...controlsIn(place).flatMap(tapFindings));
  for (const layer of layers) layer.style.display = '';
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return found;
}

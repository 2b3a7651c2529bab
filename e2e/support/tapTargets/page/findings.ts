import { controlsIn, passingLayersIn } from './controls.ts';
import { overlappingLines } from './overlaps.ts';
import { tapFindings } from './taps.ts';
import { clippedLines, linesIn } from './texts.ts';
import { scope } from './visibility.ts';
import { brokenWords } from './words.ts';

export type Asked = { readonly wholeWords: boolean };

/** All faults of the current screen. */
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

/** First the temporary layers, then what they cover: a customer dismisses them first. */
function tapFindingsIn(place: Element): readonly string[] {
  const { scrollX, scrollY } = window;
  const layers = passingLayersIn(place);
  const onLayers = controlsIn(place).filter(({ target }) => layers.some((layer) => layer.contains(target)));
  const found = onLayers.flatMap(tapFindings);
  for (const layer of layers) layer.style.display = 'none';
  found.push(...controlsIn(place).flatMap(tapFindings));
  for (const layer of layers) layer.style.display = '';
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return found;
}

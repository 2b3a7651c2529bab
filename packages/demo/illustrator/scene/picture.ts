import { materialDefinitions } from '../drawing/materials.ts';
import { tag } from '../drawing/svg.ts';
import { canvas } from './table.ts';

/** A whole SVG document. */
export const picture = (content: string, { width, height } = canvas) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${tag('defs', {}, materialDefinitions())}${content}</svg>`;

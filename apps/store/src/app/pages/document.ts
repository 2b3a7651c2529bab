import { type AppConfig, appConfigElementId, inertJson, jsonElement } from '@crepas/api';
import { type PageData, pageDataElementId } from '../../shared/pageData.ts';
import { marks, type PageAssets } from './pageAssets.ts';

export type PageParts = {
  /** The source file of the screen, for its styles and scripts; null when they are in the entry chunk. */
  readonly screen: string | null;
  readonly head: string;
  readonly html: string;
  /** After the screen: what only this page has. */
  readonly data: PageData;
  readonly config: AppConfig;
  readonly structured: object | null;
};

export function fillTemplate({ template, scripts, screens }: PageAssets, parts: PageParts): string {
  const screen = parts.screen === null ? undefined : screens[parts.screen];
  const head =
    parts.head +
    (screen?.styles ?? '') +
    `<meta name="files" content="${[...scripts, ...(screen?.scripts ?? [])].join(' ')}">`;
  const data =
    jsonElement(pageDataElementId, parts.data) +
    jsonElement(appConfigElementId, parts.config) +
    (parts.structured ? `<script type="application/ld+json">${inertJson(parts.structured)}</script>` : '');
  // Replacer functions: in a replacement string `$&` would be a pattern.
  return template
    .replace(marks.head, () => head)
    .replace(marks.html, () => parts.html)
    .replace(marks.data, () => data);
}

import {
  type AppConfig,
  appConfigElementId,
  inertJson,
  jsonElement,
  type PageRenderer,
  type PublicMenu,
} from '@crepas/api';
import { hoursChangeMark } from '../../shared/keptMarks.ts';
import { type PageData, pageDataElementId } from '../../shared/pageData.ts';
import { pageHead } from './head.ts';
import { marks, type PageAssets } from './pageAssets.ts';
import { dataOf, pageOf, screenFileOf, subjectOf } from './pages.ts';
import { renderScreen } from './renderScreen.tsx';
import { robots, sitemap } from './siteFiles.ts';
import { structuredDataOf } from './structuredData.ts';

/**
 * Creates the renderer of the public pages (docs/decisions/0006-rendered-pages.md).
 *
 * @param assets written by the browser build beside this file
 */
export const createRenderer = (assets: PageAssets): PageRenderer => ({
  template: assets.template,
  pageOf,
  async render(request) {
    const path = pageOf(request.path, request.menu) ?? request.path;
    if (path === '/robots.txt') return robots(request);
    if (path === '/sitemap.xml') return sitemap(request);

    const subject = subjectOf(path, request.menu);
    const data = dataOf(subject, request.menu);
    const { title, html, preloads } = await renderScreen(path, data, request.config.shop);
    return {
      status: subject.kind === 'missingProduct' || subject.kind === 'notFound' ? 404 : 200,
      contentType: 'text/html; charset=utf-8',
      body: fillTemplate(assets, {
        screen: screenFileOf(path, subject),
        head: preloads + title + pageHead(subject, request) + hoursChange(request.menu),
        html,
        data,
        config: request.config,
        structured: structuredDataOf(subject, request),
      }),
    };
  },
});

/** For the worker, which keeps the page. */
const hoursChange = ({ hoursChangeAt }: PublicMenu) =>
  hoursChangeAt === null
    ? ''
    : `<meta name="${hoursChangeMark}" content="${new Date(hoursChangeAt).toISOString()}">`;

type PageParts = {
  /** The source file of the screen, for its styles and scripts; null when they are in the entry chunk. */
  readonly screen: string | null;
  readonly head: string;
  readonly html: string;
  /** After the screen: what only this page has. */
  readonly data: PageData;
  readonly config: AppConfig;
  readonly structured: object | null;
};

function fillTemplate({ template, scripts, screens }: PageAssets, parts: PageParts): string {
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

import type { PageRenderer } from '@crepas/api';
import { fillTemplate } from './document.ts';
import { pageHead } from './head.ts';
import type { PageAssets } from './pageAssets.ts';
import { dataOf, pageOf, screenFileOf } from './pages.ts';
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

    const data = dataOf(path, request.menu);
    const { title, html, preloads } = await renderScreen(path, data, request.config.shop);
    return {
      status: data.kind === 'missingProduct' || data.kind === 'notFound' ? 404 : 200,
      contentType: 'text/html; charset=utf-8',
      body: fillTemplate(assets, {
        screen: screenFileOf(path, data),
        head: preloads + title + pageHead(data, request),
        html,
        data,
        config: request.config,
        structured: structuredDataOf(data, request),
      }),
    };
  },
});

import { adminPaths, type PageRequest, type RenderedPage } from '@crepas/api';
import { paths } from '../../shared/paths.ts';
import { absolute, escapeHtml } from './markup.ts';

/**
 * Beginnings of paths: search engines must not index personal pages and staff pages. The cart's page is the same for
 * everybody.
 */
const closed = [
  '/api/',
  paths.address,
  paths.userdata,
  paths.sms,
  '/order-details/',
  '/seguimiento/',
  ...adminPaths,
];

export const robots = ({ origin }: PageRequest): RenderedPage => ({
  status: 200,
  contentType: 'text/plain; charset=utf-8',
  body: [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${absolute('/sitemap.xml', origin)}`,
    '',
  ].join('\n'),
});

export function sitemap({ origin, menu }: PageRequest): RenderedPage {
  const addresses = [paths.home, paths.privacy, paths.shop, ...menu.products.map(({ id }) => paths.add(id))];
  const urls = addresses.map((path) => `<url><loc>${escapeHtml(absolute(path, origin))}</loc></url>`);
  return {
    status: 200,
    contentType: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`,
  };
}

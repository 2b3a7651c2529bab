import type { PageRequest, ShopWords } from '@crepas/api';
import { moneyText, pesosFromCents } from '@crepas/domain';
import { type AboutPath, paths } from '../../shared/paths.ts';
import { type DeliveryCopy, deliveryCopy } from '../../shared/shop/fees.ts';
import { absolute, escapeHtml, sharedPicture } from './markup.ts';
import type { PageSubject } from './pages.ts';
import { type SharedPicture, sharedPictureOfHome } from './sharedPictureOfHome.ts';

type Meta = Readonly<Record<string, string>>;

/** The meta tags of a page: description, canonical URL, and the preview that messengers show. */
export function pageHead(subject: PageSubject, { origin, menu, config: { shop } }: PageRequest): string {
  switch (subject.kind) {
    case 'home': {
      const address = absolute(paths.home, origin);
      const picture = sharedPictureOfHome({ menu, origin });
      const description = `Crepas dulces y saladas a domicilio. ${sentence(deliveryCopy(menu.shop))} en ${menu.shop.deliveryMinutes} minutos.`;
      return (
        canonical(address) +
        described(description) +
        openGraph(shop, {
          type: 'website',
          title: [shop.name, shop.tagline].filter(Boolean).join(' · '),
          description,
          url: address,
          ...(picture ? largePicture(picture) : { image: absolute('/icons/icon-512.png', origin) }),
        }) +
        (picture ? largeCard : '')
      );
    }
    case 'product': {
      const { id, name, description, price, imageUrl } = subject.product;
      const address = absolute(paths.add(id), origin);
      const priced = [moneyText(price), description].filter(Boolean).join(' · ');
      return (
        canonical(address) +
        described(priced) +
        openGraph(shop, {
          type: 'product',
          title: name,
          description: priced,
          url: address,
          ...(imageUrl && largePicture({ url: sharedPicture(imageUrl, origin), alt: name })),
        }) +
        properties('product', { 'price:amount': pesosFromCents(price).toFixed(2), 'price:currency': 'MXN' }) +
        largeCard
      );
    }
    case 'cart':
      return (
        canonical(absolute(paths.cart, origin)) +
        described(`Lo que llevas de ${shop.name}, antes de pedirlo.`)
      );
    case 'about':
      return canonical(absolute(subject.path, origin)) + described(aboutDescription(subject.path, shop));
    case 'missingProduct':
    case 'notFound':
      return '<meta name="robots" content="noindex">';
  }
}

/** «Envío gratis», «Envío desde $25.00, gratis desde $300.00,» */
const sentence = (delivery: DeliveryCopy | null) =>
  delivery ? `${[delivery.main, delivery.note?.toLowerCase()].filter(Boolean).join(', ')},` : 'Envío gratis';

const aboutDescription = (path: AboutPath, { name }: ShopWords): string =>
  path === paths.privacy
    ? `Qué datos guarda ${name}, para qué, quién más los ve y cómo pedir que se borren.`
    : `Horario, zona de entrega y teléfono de ${name}. Precios en pesos, IVA incluido.`;

const largePicture = ({ url, alt }: SharedPicture): Meta => ({
  image: url,
  'image:width': '1200',
  'image:height': '630',
  'image:alt': alt,
});

const largeCard = '<meta name="twitter:card" content="summary_large_image">';

const canonical = (address: string) => `<link rel="canonical" href="${escapeHtml(address)}">`;

const described = (text: string) => `<meta name="description" content="${escapeHtml(text)}">`;

const openGraph = ({ name }: ShopWords, meta: Meta) =>
  properties('og', { site_name: name, locale: 'es_MX', ...meta });

const properties = (prefix: string, meta: Meta) =>
  Object.entries(meta)
    .map(([name, content]) => `<meta property="${prefix}:${name}" content="${escapeHtml(content)}">`)
    .join('');

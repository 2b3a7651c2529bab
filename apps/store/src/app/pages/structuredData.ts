import type { PageRequest, PublicMenu } from '@crepas/api';
import {
  announcedFees,
  type Cents,
  type DeliveryTerms,
  type Instant,
  moneyText,
  offeredPayments,
  type Product,
  paymentLabel,
  pesosFromCents,
} from '@crepas/domain';
import { paths } from '../../shared/paths.ts';
import { absolute, sharedPicture } from './markup.ts';
import { openingHours } from './openingHours.ts';
import { firstProducts, type PageSubject } from './pages.ts';
import { sharedPictureOfHome } from './sharedPictureOfHome.ts';

export function structuredDataOf(subject: PageSubject, request: PageRequest): object | null {
  switch (subject.kind) {
    case 'home':
      return restaurant(firstProducts(request.menu), request);
    case 'product':
      return product(subject.product, request);
    case 'cart':
    case 'about':
    case 'missingProduct':
    case 'notFound':
      return null;
  }
}

/**
 * Includes only the products on the page, and names the other sections: a large menu would outweigh the page.
 */
function restaurant(shown: readonly Product[], { menu, origin }: PageRequest): object {
  const url = absolute(paths.home, origin);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: menu.shop.name,
    ...(menu.shop.tagline !== '' && { slogan: menu.shop.tagline }),
    url,
    image: sharedPictureOfHome({ menu, origin })?.url ?? absolute('/icons/icon-512.png', origin),
    servesCuisine: 'Crepas',
    currenciesAccepted: 'MXN',
    paymentAccepted: offeredPayments(menu.shop)
      .map((method) => paymentLabel(method))
      .join(', '),
    ...openingHours(menu.shop),
    ...postalAddress(menu.shop),
    ...(menu.shop.whatsApp !== '' && { telephone: `+${menu.shop.whatsApp}` }),
    ...priceRange(menu.products),
    ...areaServed(menu.shop),
    potentialAction: ordering(menu.shop, url),
    hasMenu: { '@type': 'Menu', url, inLanguage: 'es-MX', hasMenuSection: sections(shown, menu, origin) },
  };
}

/** From the cheapest to the dearest product: «$45.00–$189.00». */
function priceRange(products: readonly Product[]) {
  const prices = products.map(({ price }) => price);
  if (prices.length === 0) return null;
  const ends = [Math.min(...prices), Math.max(...prices)].map((price) => moneyText(price as Cents));
  return { priceRange: [...new Set(ends)].join('–') };
}

/** The corners of the zone, or the names of those with a fee. A shop without either delivers wherever it is asked to. */
function areaServed({ zone, feeZones }: PublicMenu['shop']) {
  if (zone) {
    const [first] = zone;
    // An outline ends where it begins. Four decimals are 11 metres.
    const outline = [...zone, ...(first ? [first] : [])];
    const polygon = outline.map(({ lat, lng }) => `${lat.toFixed(4)} ${lng.toFixed(4)}`).join(' ');
    return { areaServed: { '@type': 'GeoShape', polygon } };
  }
  if (feeZones.length === 0) return null;
  return { areaServed: feeZones.map(({ name }) => ({ '@type': 'Place', name })) };
}

/** How to order: at which address, brought or picked up, and what each zone pays. */
function ordering(shop: PublicMenu['shop'], url: string) {
  const { feeZones, feeWithoutPin, pickup } = shop;
  const platforms = ['DesktopWebPlatform', 'MobileWebPlatform'];
  return {
    '@type': 'OrderAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: url,
      inLanguage: 'es-MX',
      actionPlatform: platforms.map((platform) => `https://schema.org/${platform}`),
    },
    deliveryMethod: [ownCourier, ...(pickup.isActive ? ['https://schema.org/OnSitePickup'] : [])],
    ...(announcedFees(shop) !== null && {
      priceSpecification: [
        ...feeZones.map((zone) => ({ ...deliveryCharge(zone), eligibleRegion: zone.name })),
        ...(feeWithoutPin ? [deliveryCharge(feeWithoutPin)] : []),
      ],
    }),
  };
}

const ownCourier = 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet';

const deliveryCharge = ({ fee, minimum, freeFrom }: DeliveryTerms) => ({
  '@type': 'DeliveryChargeSpecification',
  price: pesosFromCents(fee).toFixed(2),
  priceCurrency: 'MXN',
  ...((minimum > 0 || freeFrom !== null) && {
    eligibleTransactionVolume: {
      '@type': 'PriceSpecification',
      priceCurrency: 'MXN',
      ...(minimum > 0 && { minPrice: pesosFromCents(minimum).toFixed(2) }),
      ...(freeFrom !== null && { maxPrice: pesosFromCents((freeFrom - 1) as Cents).toFixed(2) }),
    },
  }),
});

/** One text is all that the shop knows of its address; the country is that of the prices. */
const postalAddress = ({ responsible }: PublicMenu['shop']) =>
  responsible && {
    address: {
      '@type': 'PostalAddress',
      streetAddress: responsible.address,
      addressCountry: 'MX',
    },
  };

const sections = (shown: readonly Product[], { categories }: PublicMenu, origin: string) =>
  categories.map(({ id, name }) => {
    const items = shown.filter(({ categoryId }) => categoryId === id);
    return {
      '@type': 'MenuSection',
      name,
      ...(items.length > 0 && { hasMenuItem: items.map((item) => menuItem(item, origin)) }),
    };
  });

const menuItem = ({ id, name, price }: Product, origin: string) => ({
  '@type': 'MenuItem',
  name,
  url: absolute(paths.add(id), origin),
  offers: offer(price),
});

const product = (
  { id, name, description, imageUrl, price, soldOutUntil, availableFrom }: Product,
  { menu, origin }: PageRequest,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  ...(description && { description }),
  ...(imageUrl && { image: sharedPicture(imageUrl, origin) }),
  brand: { '@type': 'Brand', name: menu.shop.name },
  offers: {
    ...offer(price),
    url: absolute(paths.add(id), origin),
    ...availability(soldOutUntil, availableFrom),
  },
});

/** Outside of its windows a product says when it can be had next: the page is rendered anew then. */
function availability(soldOutUntil: Instant | undefined, availableFrom: Instant | undefined) {
  if (soldOutUntil !== undefined) return { availability: 'https://schema.org/SoldOut' };
  if (availableFrom === undefined) return { availability: 'https://schema.org/InStock' };
  return {
    availability: 'https://schema.org/OutOfStock',
    availabilityStarts: new Date(availableFrom).toISOString(),
  };
}

const offer = (price: Product['price']) => ({
  '@type': 'Offer',
  price: pesosFromCents(price).toFixed(2),
  priceCurrency: 'MXN',
});

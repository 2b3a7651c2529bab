import type { PublicMenu } from '@crepas/api';
import { type ProductId, productId } from '@crepas/domain';
import { matchPath } from 'react-router';
import { offeredExtras } from '../../shared/menu/menu.ts';
import type { PageData } from '../../shared/pageData.ts';
import { paths, patterns } from '../../shared/paths.ts';
import { feesOf } from '../../shared/shop/fees.ts';
import { deliveryCopy } from '../../shared/shop/feesCopy.ts';
import { patternOf } from '../screens.ts';

/** The page of every product that is not on the menu. */
const missingProduct = '/add/0';
/** The page of every unknown path. */
const notFound = '/404';

const files: readonly string[] = ['/robots.txt', '/sitemap.xml'];

/** See {@link PageRenderer}. Personal pages are not rendered; the cart is rendered empty. */
export function pageOf(path: string, menu: PublicMenu): string | null {
  if (files.includes(path)) return path;
  switch (patternOf(path)) {
    case paths.root:
      return paths.root;
    case paths.home:
      return paths.home;
    case paths.cart:
      return paths.cart;
    case paths.privacy:
      return paths.privacy;
    case paths.shop:
      return paths.shop;
    case patterns.add: {
      const id = productId(Number(matchPath(patterns.add, path)?.params.id));
      return productOf(menu, id) ? paths.add(id) : missingProduct;
    }
    case null:
      return /\.\w+$/.test(path) ? null : notFound;
    default:
      return null;
  }
}

/** The data of a page, as the API would return it. */
export function dataOf(path: string, menu: PublicMenu): PageData {
  if (path === paths.root || path === paths.home) return homeData(menu);
  if (path === paths.cart) {
    const delivery = deliveryCopy(feesOf(menu.shop));
    return { kind: 'cart', ...(delivery && { fee: delivery.main }) };
  }
  if (path === paths.privacy || path === paths.shop) return { kind: 'about', path, shop: menu.shop };
  const id = Number(matchPath(patterns.add, path)?.params.id);
  if (Number.isNaN(id)) return { kind: 'notFound' };
  const product = productOf(menu, productId(id));
  if (!product) return { kind: 'missingProduct' };
  return {
    kind: 'product',
    product,
    extras: offeredExtras(menu.extras, menu.extraIdsOf.get(product.id) ?? []),
    crepas: product.isCombo ? menu.products.filter(({ isComboEligible }) => isComboEligible) : null,
  };
}

function homeData({ products, categories, shop }: PublicMenu): PageData {
  const [first] = categories;
  const delivery = deliveryCopy(feesOf(shop));
  return {
    kind: 'home',
    deliveryMinutes: shop.deliveryMinutes,
    ...(delivery && { delivery }),
    ...(shop.pickup.isActive && { pickupMinutes: shop.pickup.minutes }),
    promo: products.filter(({ isPromoted }) => isPromoted),
    categories,
    products: products.filter(({ categoryId }) => categoryId === first?.id),
  };
}

const productOf = ({ products, soldOut }: PublicMenu, id: ProductId) =>
  [...products, ...soldOut].find((product) => product.id === id);

/** The source file of a page's screen, if it has a chunk of its own. */
export function screenFileOf(path: string, data: PageData): string | null {
  switch (data.kind) {
    case 'home':
      return path === paths.root ? 'src/features/home/FirstSplash.tsx' : null;
    case 'cart':
      return 'src/features/cart/CartScreen.tsx';
    case 'product':
    case 'missingProduct':
      return 'src/features/product/AddScreen.tsx';
    case 'about':
      return `src/features/info/${data.path === paths.privacy ? 'PrivacyScreen' : 'ShopScreen'}.tsx`;
    case 'notFound':
      return 'src/features/info/NotFoundScreen.tsx';
  }
}

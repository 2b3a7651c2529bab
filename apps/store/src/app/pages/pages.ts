import {
  categoryToWire,
  extraToWire,
  offeredGroupToWire,
  type PublicMenu,
  pageShopToWire,
  productToWire,
  shopSettingsToWire,
  singleProductToWire,
  useToWire,
} from '@crepas/api';
import { type Product, type ProductId, productId } from '@crepas/domain';
import { matchPath } from 'react-router';
import { offeredExtras } from '../../shared/menu/menu.ts';
import type { PageData } from '../../shared/pageData.ts';
import { type AboutPath, paths, patterns } from '../../shared/paths.ts';
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

/** What is on a page. */
export type PageSubject =
  | { readonly kind: 'home' }
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'cart' }
  /** The privacy notice and the shop's page. */
  | { readonly kind: 'about'; readonly path: AboutPath }
  | { readonly kind: 'missingProduct' }
  | { readonly kind: 'notFound' };

export function subjectOf(path: string, menu: PublicMenu): PageSubject {
  if (path === paths.root || path === paths.home) return { kind: 'home' };
  if (path === paths.cart) return { kind: 'cart' };
  if (path === paths.privacy || path === paths.shop) return { kind: 'about', path };
  const id = Number(matchPath(patterns.add, path)?.params.id);
  if (Number.isNaN(id)) return { kind: 'notFound' };
  const product = productOf(menu, productId(id));
  return product ? { kind: 'product', product } : { kind: 'missingProduct' };
}

/** What the server answers to the calls of a page. */
export function dataOf(subject: PageSubject, menu: PublicMenu): PageData {
  switch (subject.kind) {
    case 'home':
      return {
        shop: pageShopToWire(menu.shop),
        promo: menu.products.filter(({ isPromoted }) => isPromoted).map(productToWire),
        categories: menu.categories.map(categoryToWire),
        products: firstProducts(menu).map(productToWire),
      };
    case 'cart':
      return { shop: pageShopToWire(menu.shop) };
    case 'about':
      return { wholeShop: shopSettingsToWire(menu.shop) };
    case 'product': {
      const { product } = subject;
      const extras = offeredExtras(menu.extras, menu.extraIdsOf.get(product.id) ?? []);
      const uses = menu.usesOf.get(product.id) ?? [];
      const groups = menu.groups.filter(({ id }) => uses.some(({ groupId }) => groupId === id));
      const crepas = menu.products.filter(({ isComboEligible }) => isComboEligible);
      return {
        product: [singleProductToWire(product)],
        extras: extras.map(extraToWire),
        ...(uses.length > 0 && { groups: groups.map(offeredGroupToWire), uses: uses.map(useToWire) }),
        ...(product.isCombo && { crepas: crepas.map(productToWire) }),
      };
    }
    case 'missingProduct':
      return { product: [] };
    case 'notFound':
      return {};
  }
}

/** The products of the first category. */
export const firstProducts = ({ products, categories: [first] }: PublicMenu): readonly Product[] =>
  products.filter(({ categoryId }) => categoryId === first?.id);

const productOf = ({ products, soldOut }: PublicMenu, id: ProductId) =>
  [...products, ...soldOut].find((product) => product.id === id);

/** The source file of a page's screen, if it has a chunk of its own. */
export function screenFileOf(path: string, subject: PageSubject): string | null {
  switch (subject.kind) {
    case 'home':
      return path === paths.root ? 'src/features/home/FirstSplash.tsx' : null;
    case 'cart':
      return 'src/features/cart/CartScreen.tsx';
    case 'product':
    case 'missingProduct':
      return 'src/features/product/AddScreen.tsx';
    case 'about':
      return `src/features/info/${subject.path === paths.privacy ? 'PrivacyScreen' : 'ShopScreen'}.tsx`;
    case 'notFound':
      return 'src/features/info/NotFoundScreen.tsx';
  }
}

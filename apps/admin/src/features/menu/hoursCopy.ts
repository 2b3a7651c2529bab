import { menuWindowsField } from '@crepas/api';
import { appliedWindows, type Category, type Product } from '@crepas/domain';

/**
 * When a product can be had, for its card: its own windows or those of its category. Undefined: always.
 *
 * A card has room for one window: the first one is said.
 */
export function hoursCopy(
  product: Pick<Product, 'windows'>,
  category: Pick<Category, 'windows'> | undefined,
): string | undefined {
  const [first, ...more] = appliedWindows(product, category);
  if (first === undefined) return undefined;
  const said = menuWindowsField.say([first]);
  return more.length > 0 ? `${said} y ${more.length} más` : said;
}

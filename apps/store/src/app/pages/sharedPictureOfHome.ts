import type { PageRequest } from '@crepas/api';
import { sharedPicture } from './markup.ts';

/** The photo that stands for the shop where its address is shared. */
export type SharedPicture = {
  /** Absolute; 1200×630 pixels where the image host can transform it. */
  readonly url: string;
  /** The name of the product in it. */
  readonly alt: string;
};

/** The first promoted product with a photo is what the top of home shows; without one, the first product with a photo. */
export function sharedPictureOfHome({
  menu: { products },
  origin,
}: Pick<PageRequest, 'menu' | 'origin'>): SharedPicture | null {
  const pictured = products.filter(({ imageUrl }) => imageUrl);
  const shown = pictured.find(({ isPromoted }) => isPromoted) ?? pictured[0];
  return shown?.imageUrl ? { url: sharedPicture(shown.imageUrl, origin), alt: shown.name } : null;
}

import { expect, it } from 'vitest';
import { sharedPicture } from '../apps/store/src/app/pages/markup.ts';
import { parseDelivery, preview, readyWidths } from '../packages/demo/src/images/sizes.ts';
import { cardWidths, heroWidths, pictureSrc } from '../packages/ui/src/Picture/srcSet.ts';

const delivered = (address: string) => parseDelivery(address.split('/image/upload/')[1] ?? '');
const picture = '/image/upload/v1/menu/fresa';

it('the demo makes every width of a menu picture before a page asks for it', () => {
  expect(new Set(readyWidths)).toEqual(new Set([...cardWidths, ...heroWidths]));
  for (const width of readyWidths) {
    expect(delivered(pictureSrc(picture, [width]))).toEqual({
      publicId: 'menu/fresa',
      file: `${width}.webp`,
    });
  }
});

it('and the picture of a link’s preview', () => {
  const address = sharedPicture(picture, 'https://crepas.example');
  expect(delivered(address)).toEqual({ publicId: 'menu/fresa', file: preview.file });
});

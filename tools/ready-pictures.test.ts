import { expect, it } from 'vitest';
import { sharedPicture } from '../apps/store/src/server/absolute.ts';
import { parseDeliveryPath } from '../packages/demo/src/images/deliveryPath.ts';
import { readyMade, readyWidths } from '../packages/demo/src/images/readyMade.ts';
import { cardWidths, heroWidths } from '../packages/ui/src/Picture/srcSet.ts';

it('the demo makes every width of a menu picture before a page asks for it', () => {
  expect(new Set(readyWidths)).toEqual(new Set([...cardWidths, ...heroWidths]));
});

it('and the picture of a link’s preview', () => {
  const address = sharedPicture('/image/upload/v1/menu/fresa', 'https://crepas.example');
  const delivery = parseDeliveryPath(address.split('/image/upload/')[1] ?? '');
  expect(readyMade).toContainEqual(delivery !== 'bad' && delivery?.transformation);
});

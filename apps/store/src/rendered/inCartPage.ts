import { type CartLine, cartTotal, lineTotal, maxQuantity } from '@crepas/domain';
import { formatMoney } from '@crepas/ui/money';
import { cardWidths, pictureSrc, pictureSrcSet } from '@crepas/ui/picture';
import { addressKey, storedAddress } from '../features/address/index.ts';
import { storedCart } from '../shared/cart/cartStorage.ts';
import { pinCopy } from '../shared/copy/pin.ts';
import { paths } from '../shared/paths.ts';
import { storedAddressDetails } from '../shared/storage/addressDetailsStorage.ts';
import { addressDetailsKey, cartKey, fulfilmentKey, pendingOrderKey } from '../shared/storage/bootKeys.ts';
import { localJson } from '../shared/storage/jsonStorage.ts';
import { cartFrameId } from './cartFrame.ts';
import { earlyCartId } from './earlyCartId.ts';
import { fill } from './fillFrame.ts';
import { replayOnApp } from './replayOnApp.ts';

/*
 * Inlined at the end of the cart's rendered page: it shows the stored cart and address in the server's frame
 * (`server/cartFrame.tsx`) before the first paint, read by the app's own code. The app then shows the same in their place.
 */

/** Of each stored value. Longer ones wait for the app, because the first paint waits for this script. */
const maxChars = 20_000;

const has = (key: string) => localJson.read(key) !== undefined;
const isShort = (key: string) => (JSON.stringify(localJson.read(key)) ?? '').length <= maxChars;

/** What the frame cannot show waits for the app: an order that is fetched, news above the cart, the reason of a limit. */
function shownCart(): readonly CartLine[] {
  if (has(fulfilmentKey) || has(pendingOrderKey)) return [];
  if (![cartKey, addressKey, addressDetailsKey].every(isShort)) return [];
  const cart = storedCart.load();
  return cart.every(({ quantity }) => quantity < maxQuantity) ? cart : [];
}

function show(host: HTMLElement, frame: DocumentFragment, cart: readonly CartLine[]): void {
  const line = frame.querySelector('li');
  const list = line?.parentElement;
  if (!line || !list) return;
  line.remove();
  const saved = storedAddress.load();
  const details = storedAddressDetails.load();
  const known = saved?.address ? saved : null;
  fill(frame, {
    address: known?.address ?? 'No hay ubicación guardada',
    detail: known ? [details?.houseNumber, details?.reference].filter(Boolean).join(', ') : '',
    note: pinCopy(known) ?? '',
    total: formatMoney(cartTotal(cart)),
  });
  list.append(...cart.map((shown) => filled(line, shown)));
  host.append(frame);
}

function filled(line: HTMLElement, shown: CartLine): Node {
  const { product, crepas, extras, quantity } = shown;
  const copy = line.cloneNode(true) as HTMLElement;
  fill(copy, {
    name: product.name,
    crepas: crepas.map(({ name }) => name).join(', '),
    extras: extras.map(({ name }) => name).join(', '),
    quantity: `${quantity}`,
    lineTotal: formatMoney(lineTotal(shown)),
    edit: paths.editLine(shown),
    picture: pictureSrc(product.imageUrl, cardWidths),
    pictures: pictureSrcSet(product.imageUrl, cardWidths) ?? '',
  });
  // The frame's line has one piece: less is not possible.
  if (quantity > 1) copy.querySelector('fieldset button')?.removeAttribute('aria-disabled');
  return copy;
}

const host = document.getElementById(earlyCartId);
const template = document.getElementById(cartFrameId);
const cart = shownCart();
if (host && template instanceof HTMLTemplateElement && cart.length > 0) {
  show(host, template.content, cart);
  replayOnApp(host);
}

import type { Shop } from '@crepas/api';
import { maxQuantity } from '@crepas/domain';
import { AddressRow, BottomBar, Button, CartLine, HoursNotice, List, Price, Totals } from '@crepas/ui';
import { formatMoney } from '@crepas/ui/money';
import { renderToStaticMarkup } from 'react-dom/server';
import styles from '../features/cart/CartContents.module.css';
import { type CartValues, cartFrameId, type LineValues } from '../rendered/cartFrame.ts';
import { limitCopy } from '../shared/copy/limit.ts';
import { paths } from '../shared/paths.ts';
import { feesOf } from '../shared/shop/fees.ts';
import { deliveryCopy } from '../shared/shop/feesCopy.ts';

const mark = (name: keyof LineValues | keyof CartValues) => `{${name}}`;

/** What stands for numbers until their marks replace it: no cart has such amounts. */
const [lineCents, totalCents, quantity] = [-1, -2, -3];

/**
 * The cart's page with one line and marks in place of what the browser stores (`rendered/inCartPage.ts`), as the app shows
 * it: `cart/CartContents.tsx`.
 */
export function cartFrame(shop: Shop): string {
  // Where delivery costs something, the app alone computes what.
  const isTotalKnown = deliveryCopy(feesOf(shop)) === null;
  const html = renderToStaticMarkup(<Frame isTotalKnown={isTotalKnown} />)
    .replaceAll(formatMoney(lineCents), mark('lineTotal'))
    .replaceAll(formatMoney(totalCents), mark('total'))
    .replaceAll(`>${quantity}<`, `>${mark('quantity')}<`)
    // Each line gets a copy, and an id is of one element.
    .replaceAll(/ id="[^"]*"/g, '');
  return `<template id="${cartFrameId}">${html}</template>`;
}

const noop = () => undefined;

const Frame = ({ isTotalKnown }: { isTotalKnown: boolean }) => (
  <>
    <div className={styles.root} data-columns>
      <List aria-label="Productos del carrito">
        <CartLine
          name={mark('name')}
          picture={{ src: mark('picture') }}
          contents={[mark('crepas')]}
          extras={[mark('extras')]}
          quantity={quantity}
          limit={{ max: maxQuantity, reason: limitCopy }}
          totalCents={lineCents}
          edit={{ to: mark('edit') }}
          onDecrease={noop}
          onIncrease={noop}
          onDelete={noop}
        />
      </List>
      <div className={styles.rest}>
        <AddressRow
          to={paths.address}
          address={mark('address')}
          detail={mark('detail')}
          note={mark('note')}
        />
        {isTotalKnown && <Totals subtotalCents={totalCents} totalCents={totalCents} />}
      </div>
    </div>
    {isTotalKnown && (
      <BottomBar>
        <HoursNotice news={null} />
        <Button wide end={<Price cents={totalCents} />}>
          Finalizar
        </Button>
      </BottomBar>
    )}
  </>
);

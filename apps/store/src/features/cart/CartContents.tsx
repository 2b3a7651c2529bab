import { AddressRow, Button, EmptyState, HoursNotice, List, Notice, Text, Totals } from '@crepas/ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { isCartUnsaved, useCart } from '../../shared/cart/cart.ts';
import { codeLabel } from '../../shared/copy/discount.ts';
import { paths } from '../../shared/paths.ts';
import { FulfilmentSwitch, pinCopy, useAddress, useIsPickup, useShopHours } from '../address/index.ts';
import { OrderMoment, OrderOptions, useCartChanges } from '../checkout/index.ts';
import { DiscountOption } from '../discounts/index.ts';
import styles from './CartContents.module.css';
import { CartItem } from './CartItem.tsx';
import { useUndoableRemoval } from './useUndoableRemoval.ts';

/**
 * Lines, address and totals: the same in the page and in the drawer (decision S6).
 *
 * @param props.columns in a wide window the lines and the rest stand side by side
 */
export function CartContents({ columns }: { columns?: boolean }) {
  const cart = useCart((state) => state.cart);
  const { removal, remove, undo, hold, release } = useUndoableRemoval();
  const { lineChangesOf, now, subtotal, fee, feeNote, discount, total, isAnyAvailable } = useCartChanges();
  const isPickup = useIsPickup();
  const list = useRef<HTMLUListElement>(null);

  /** The undo button disappears with its notice: keyboard focus moves to the restored line. */
  function takeBack() {
    flushSync(undo);
    if (!removal?.byKeyboard) return;
    list.current?.children[removal.index]?.querySelector<HTMLElement>('a, button')?.focus();
  }

  return (
    <>
      {cart.length > 0 && (
        <div className={styles.root} data-columns={columns}>
          <List ref={list} aria-label="Productos del carrito">
            {cart.map((line) => (
              <CartItem
                key={line.key}
                line={line}
                comparison={lineChangesOf(line)}
                moment={now}
                onDelete={() => remove(line)}
              />
            ))}
          </List>
          <div className={styles.rest}>
            {isCartUnsaved() && (
              <Text tone="secondary">
                Tu navegador no guarda tu carrito: se pierde si cierras o recargas esta página.
              </Text>
            )}
            <FulfilmentSwitch>
              <DeliveryAddress />
            </FulfilmentSwitch>
            {isAnyAvailable ? (
              <>
                <Totals
                  subtotalCents={subtotal}
                  fee={feeNote}
                  isFeeOpen={feeNote !== undefined && fee === 0}
                  discount={
                    discount.given
                      ? { label: codeLabel(discount.given.name), cents: discount.given.amount }
                      : undefined
                  }
                  totalCents={total}
                  isPickup={isPickup}
                />
                <DiscountOption discount={discount} />
                <OrderOptions total={total} />
              </>
            ) : (
              <>
                <Text>Nada de tu carrito se puede pedir como está.</Text>
                {/* At another hour it may be there. */}
                <OrderMoment />
              </>
            )}
          </div>
        </div>
      )}
      <Notice
        action={
          <Button
            key={removal?.line.key}
            // The pressed button was removed with its line: keyboard focus moves here, which also pauses the timer.
            ref={removal?.byKeyboard ? focus : undefined}
            kind="quiet"
            onFocus={hold}
            onBlur={release}
            onClick={takeBack}
          >
            Deshacer
          </Button>
        }
      >
        {removal && `Quitaste ${removal.line.product.name}.`}
      </Notice>
    </>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

function DeliveryAddress() {
  const saved = useAddress((state) => state.saved);
  const details = useAddress((state) => state.details);
  return (
    <AddressRow
      to={paths.address}
      address={saved?.address}
      detail={[details?.houseNumber, details?.reference].filter(Boolean).join(', ')}
      note={pinCopy(saved)}
    />
  );
}

/** After «Finalizar», until home is there. */
export const JustPlaced = () => <EmptyState title="¡Listo! Recibimos tu pedido." />;

/** What a customer must know before «Finalizar». */
export function CartHours() {
  const { offersLater: _, ...notice } = useShopHours();
  return <HoursNotice {...notice} />;
}

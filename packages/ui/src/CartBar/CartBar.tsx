import { clsx } from 'clsx';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { buttonProps } from '../Button/Button.tsx';
import { BagIcon } from '../icons/icons.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { Price } from '../Price/Price.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './CartBar.module.css';

export type CartBarProps = Omit<LinkProps, 'children'> & {
  /** The number of cart lines, not of units; 0 hides the bar (spec §2). */
  lines: number;
  /** The total of the cart, in centavos. */
  totalCents: number;
  /** «Finalizar» led away from the cart for what was missing: the bar leads on. */
  isFinishing?: boolean | undefined;
};

/**
 * «Ver carrito» at the bottom of the home page. `className` goes to the root, all other props and `ref` to the link.
 *
 * On pages where products are chosen, not in the cart.
 */
export function CartBar({ lines, totalCents, isFinishing = false, className, ...rest }: CartBarProps) {
  if (lines === 0) return null;
  const look = buttonProps({ wide: true });
  return (
    <BottomBar className={clsx(styles.bar, className)}>
      <Link {...look} {...rest} className={clsx(look.className, styles.root)}>
        <BagIcon />
        <span className={styles.badge}>
          <span>{lines}</span>
          <VisuallyHidden>{lines === 1 ? ' producto' : ' productos'}</VisuallyHidden>
        </span>
        <span className={styles.label}>
          {isFinishing ? (
            <>
              <span>Sigue con tu pedido</span>
              <VisuallyHidden> Ver carrito</VisuallyHidden>
            </>
          ) : (
            <span>Ver carrito</span>
          )}
        </span>
        <Price cents={totalCents} />
      </Link>
    </BottomBar>
  );
}

import { clsx } from 'clsx';
import { ForwardIcon, PinIcon } from '../icons/icons.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import styles from './AddressRow.module.css';

export type AddressRowProps = Omit<LinkProps, 'children'> & {
  /** Where the order goes; without it the row asks for an address. */
  address?: string | undefined;
  /** House number and reference. */
  detail?: string | undefined;
  /** A remark about the address. */
  note?: string | undefined;
};

/**
 * The cart's delivery address, with a link to change it (spec §2).
 *
 * For the summary of an order. Above the menu use `AddressButton`.
 */
export function AddressRow({ address, detail, note, className, ...rest }: AddressRowProps) {
  return (
    <Link {...rest} className={clsx(styles.root, className)}>
      <span className={styles.pin}>
        <PinIcon />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>Dirección de envío</span>
        <span className={styles.address}>{address || 'No hay ubicación guardada'}</span>
        {address && detail && <span className={styles.label}>{detail}</span>}
        {address && note && <span className={styles.note}>{note}</span>}
      </span>
      <ForwardIcon />
    </Link>
  );
}

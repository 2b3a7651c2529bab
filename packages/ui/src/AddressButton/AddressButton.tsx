import { clsx } from 'clsx';
import { ForwardIcon, PinIcon } from '../icons/icons.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import styles from './AddressButton.module.css';

export type AddressButtonProps = Omit<LinkProps, 'children'> & {
  /** Where the order goes; without it the button asks for an address. */
  address?: string | undefined;
  /** In place of an address. */
  label?: string | undefined;
};

/**
 * The delivery address, as a link to change it (spec §2).
 *
 * Once per page, below the shop's header. In a cart or a summary use `AddressRow`.
 */
export function AddressButton({ address, label, className, ...rest }: AddressButtonProps) {
  return (
    <Link {...rest} className={clsx(styles.root, className)}>
      <PinIcon className={styles.icon} />
      <span className={styles.text}>
        {label ?? (address ? `Enviar a ${address}` : 'Ingresar dirección de envio')}
      </span>
      <ForwardIcon className={styles.icon} />
    </Link>
  );
}

import { clsx } from 'clsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import styles from './Drawer.module.css';

export type DrawerProps = ModalProps;

/**
 * A dialog at the right edge, with the height of the screen.
 *
 * For long content that belongs to the page, such as the cart beside the menu. For a question use `Modal`; on
 * phones a separate page is better.
 */
export function Drawer({ className, ...rest }: DrawerProps) {
  return <Modal {...rest} className={clsx(styles.root, className)} />;
}

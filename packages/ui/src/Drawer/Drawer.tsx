import { clsx } from 'clsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import styles from './Drawer.module.css';

export type DrawerProps = ModalProps;

/**
 * A dialog at the right edge, as high as the screen.
 *
 * For what belongs to the page and is long, such as the cart beside the menu. For a question take `Modal`; on
 * phones a page of its own is better.
 */
export function Drawer({ className, ...rest }: DrawerProps) {
  return <Modal {...rest} className={clsx(styles.root, className)} />;
}

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import styles from './Modal.module.css';

export type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'title'> & {
  /** The screen decides: a closed dialog is not in the page. */
  open: boolean;
  /** The question or the name of the dialog. */
  title: string;
  /** Called on Escape, the close button, or a tap on the backdrop. */
  onClose: () => void;
  /** One or two buttons at the end; the safe one first. */
  actions?: ReactNode;
  /** Whether a tap on the backdrop closes it. */
  lightDismiss?: boolean | undefined;
};

/**
 * A dialog over the page: a sheet on a phone, a card on a wide screen. After closing, the focus returns to where it was
 * before.
 *
 * For one question that must be answered first. For a message use `Notice`; for long content a `Drawer`
 * or a page.
 */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal(props: Omit<ModalProps, 'open'>) {
  const { title, onClose, actions, lightDismiss = true, className, children, ...rest } = props;
  const titleId = useId();
  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      tabIndex={-1}
      // The event is asynchronous: StrictMode may have reopened the dialog by then.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      className={clsx(styles.root, className)}
    >
      <div ref={lightDismiss ? showDismissible : show} className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton
            label="Cerrar"
            icon={<CloseIcon />}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          />
        </div>
        {children}
        {actions && (
          <div data-actions="" className={styles.actions}>
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}

/**
 * The `ref` of the dialog's content, because the dialog's own `ref` belongs to the caller. Closing the dialog before the
 * unmount restores the focus.
 */
function show(body: HTMLDivElement) {
  const dialog = body.closest('dialog');
  dialog?.showModal();
  // Focuses the title, not the close button: it is read first, and no button shows a focus ring. A dialog that asks for one field marks it.
  (body.querySelector<HTMLElement>('[data-autofocus]') ?? dialog)?.focus();
  return () => {
    dialog?.close();
  };
}

function showDismissible(body: HTMLDivElement) {
  const dialog = body.closest('dialog');
  let pressed: EventTarget | null = dialog;
  dialog?.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  // A click on the backdrop has the dialog as its target, and so has the end of a selection of text that began inside. The keyboard
  // equivalent, Escape, is native.
  dialog?.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
  return show(body);
}

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/moreIcons.tsx';
import styles from './Modal.module.css';

export type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'title'> & {
  open: boolean;
  title: string;
  /** Escape, the cross, or a tap beside it. */
  onClose: () => void;
  actions?: ReactNode;
  /** Whether a tap beside it closes it. */
  lightDismiss?: boolean | undefined;
};

/**
 * A dialog over the page: a sheet on a phone, a card on a wide screen. The focus goes back where it came
 * from.
 *
 * For one question that must be answered before going on. News are a `Notice`; what is long is a `Drawer`
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
      // The event comes late: by then StrictMode may have opened it again.
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
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

/**
 * The `ref` of what is in the dialog: the dialog's own is its user's. Closing before the element goes is what gives the
 * focus back.
 */
function show(body: HTMLDivElement) {
  const dialog = body.closest('dialog');
  dialog?.showModal();
  // Not the cross, which comes first: the title is read, and no button stands out.
  dialog?.focus();
  return () => {
    dialog?.close();
  };
}

function showDismissible(body: HTMLDivElement) {
  body.closest('dialog')?.addEventListener('click', closeWhenBeside);
  return show(body);
}

/** The backdrop counts as the dialog itself; its keyboard equivalent, Escape, is built in. */
function closeWhenBeside({ target, currentTarget }: Event) {
  if (target === currentTarget && target instanceof HTMLDialogElement) target.close();
}

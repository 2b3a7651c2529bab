import { OrderControls } from './OrderControls.tsx';
import { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx';

/** The dialog of an order of the board, with what staff do with it. */
export const OpenedOrder = (props: Omit<OrderDialogProps, 'actions'>) => (
  <OrderDialog {...props} actions={props.now && <OrderControls order={props.now} onDone={props.onClose} />} />
);

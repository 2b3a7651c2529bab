import { isApiError } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { DeleteDialog } from '../../dialogs/DeleteDialog.tsx';
import { notifyError } from '../../notifications/notifyError.ts';
import { useErasePerson } from '../../queries/people.ts';
import { useNotifications } from '../../stores/notifications.ts';
import { erasedCopy, erasureCopy } from './personCopy.ts';
import { phoneText } from './phoneText.ts';

export type PersonErasureProps = {
  readonly phone: PhoneNumber;
  /** How many orders of the phone are kept. */
  readonly orders: number;
  readonly onClose: () => void;
};

/** Asks before the data is erased, and says what stays. */
export function PersonErasure({ phone, orders, onClose }: PersonErasureProps) {
  const { mutateAsync } = useErasePerson();

  async function erase() {
    try {
      const { erasedOrders } = await mutateAsync(phone);
      useNotifications.getState().notifySuccess(erasedCopy(erasedOrders));
    } catch (error) {
      const isActive = isApiError(error) && error.status === 409;
      notifyError(isActive ? 'Todavía no se borra' : 'No se pudieron borrar los datos', error);
    }
  }

  return (
    <DeleteDialog
      question={`¿Borrar los datos de ${phoneText(phone)}?`}
      subject={erasureCopy(orders)}
      answer="Borrar"
      onYes={erase}
      onClose={onClose}
    />
  );
}

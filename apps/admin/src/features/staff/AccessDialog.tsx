import { apiErrorCopy, roleCopy } from '@crepas/api';
import { type StaffAccount, staffRoles } from '@crepas/domain';
import { Button, Form, Modal, SelectField, StatusText } from '@crepas/ui';
import { type FormEvent, useState } from 'react';
import { useNotifications } from '../../shared/notifications/notifications.ts';
import { useInvite } from './staffAccounts.ts';

/** What each kind of account may do (decision R11). */
export const accessHint =
  'Solo pedidos atiende pedidos y marca lo agotado. Personal también cambia el menú. Administración, además, la tienda y los accesos.';

export type AccessDialogProps = { readonly account: StaffAccount; readonly onClose: () => void };

/** Changes what an account may do. Failures show inside the dialog, because the page behind it is inert. */
export function AccessDialog({
  account: { email, role: present, lastSignInAt },
  onClose,
}: AccessDialogProps) {
  const [role, setRole] = useState(present);
  const { mutateAsync, isPending, error } = useInvite();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    try {
      if (role !== present) {
        await mutateAsync({ email, role });
        const next = lastSignInAt === null ? '' : ' Tiene que volver a entrar.';
        useNotifications
          .getState()
          .notifySuccess(`${email} ahora tiene el acceso «${roleCopy[role]}».${next}`);
      }
      onClose();
    } catch {
      // `error` shows it.
    }
  }

  return (
    <Modal open title="Cambiar acceso" onClose={onClose}>
      <Form onSubmit={submit}>
        <SelectField
          label={`Acceso de ${email}`}
          name="rol"
          hint={accessHint}
          value={role}
          onChange={({ target }) => setRole(staffRoles.find((known) => known === target.value) ?? present)}
          options={staffRoles.map((known) => [known, roleCopy[known]])}
        />
        <StatusText tone="failure" role="alert">
          {error && `No se cambió el acceso · ${apiErrorCopy(error)}`}
        </StatusText>
        <Button type="submit" wide busy={isPending}>
          Guardar
        </Button>
      </Form>
    </Modal>
  );
}

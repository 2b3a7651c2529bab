import { type StaffRole, staffRoles } from '@crepas/domain';
import { Button, Field, Form, SelectField } from '@crepas/ui';
import { type FormEvent, useState } from 'react';
import { roleCopy } from '../../changes/valueCopy.ts';
import { notifyError } from '../../notifications/notifyError.ts';
import { useInvite } from '../../queries/staffAccounts.ts';
import { useNotifications } from '../../stores/notifications.ts';
import styles from './Accounts.module.css';

const looksLikeEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Invites by e-mail. After a failure what was typed stays. */
export function InviteForm() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('staff');
  const [isWrong, setWrong] = useState(false);
  const { mutateAsync, isPending } = useInvite();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const invited = email.trim();
    const isEmail = looksLikeEmail.test(invited);
    setWrong(!isEmail);
    if (!isEmail || isPending) return;
    try {
      await mutateAsync({ email: invited, role });
      setEmail('');
      useNotifications
        .getState()
        .notifySuccess(`${invited} ya tiene acceso. Le llega un correo si la cuenta es nueva.`);
    } catch (error) {
      notifyError('No se dio el acceso', error);
    }
  }

  return (
    <Form onSubmit={submit} noValidate className={styles.invite}>
      <Field
        label="Correo"
        name="correo"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        error={isWrong ? 'Escribe un correo como ana@tienda.mx' : undefined}
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          setWrong(false);
        }}
      />
      <SelectField
        label="Acceso"
        name="rol"
        hint="Personal atiende pedidos. Administración también cambia el menú, la tienda y los accesos."
        value={role}
        onChange={({ target }) => setRole(staffRoles.find((known) => known === target.value) ?? 'staff')}
      >
        {staffRoles.map((known) => (
          <option key={known} value={known}>
            {roleCopy[known]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" busy={isPending}>
        Dar acceso
      </Button>
    </Form>
  );
}

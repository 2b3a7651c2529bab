import { formatDateTime, type StaffAccount } from '@crepas/domain';
import { Button, Card, Text } from '@crepas/ui';
import { useState } from 'react';
import { roleCopy } from '../../changes/valueCopy.ts';
import { DeleteDialog } from '../../dialogs/DeleteDialog.tsx';
import { WrappableText } from '../../layout/WrappableText.tsx';
import { notifyError } from '../../notifications/notifyError.ts';
import { useShopWords } from '../../queries/shop.ts';
import { useRevoke } from '../../queries/staffAccounts.ts';
import { useNotifications } from '../../stores/notifications.ts';
import styles from './Accounts.module.css';

export type AccountCardProps = { readonly account: StaffAccount };

/** An account with its role. The server refuses to take the role from the last owner. */
export function AccountCard({ account }: AccountCardProps) {
  const [isAsking, setAsking] = useState(false);
  const { timeZone } = useShopWords();
  const { mutateAsync } = useRevoke();
  const { email, role, lastSignInAt, isYou } = account;

  async function revoke() {
    try {
      await mutateAsync(account);
      useNotifications.getState().notifySuccess(`${email} ya no tiene acceso.`);
    } catch (error) {
      notifyError('No se quitó el acceso', error);
    }
  }

  return (
    <li>
      <Card className={styles.card}>
        <h2 className={styles.email}>
          <WrappableText text={email} />
        </h2>
        <Text>
          {roleCopy[role]}
          {isYou && ' · Eres tú'}
        </Text>
        <Text size="small" tone="secondary">
          {lastSignInAt
            ? `Entró por última vez el ${formatDateTime(lastSignInAt, timeZone)}`
            : 'Aún no entra'}
        </Text>
        <Button kind="secondary" aria-label={`Quitar acceso a ${email}`} onClick={() => setAsking(true)}>
          Quitar acceso
        </Button>
        {isAsking && (
          <DeleteDialog
            question={isYou ? '¿Quitarte el acceso a ti?' : '¿Quitar el acceso a esta cuenta?'}
            subject={`${email} saldrá de todos sus equipos en un minuto.`}
            answer="Quitar acceso"
            onYes={revoke}
            onClose={() => setAsking(false)}
          />
        )}
      </Card>
    </li>
  );
}

import { formatDateTime, type StaffAccount } from '@crepas/domain';
import { Button, Card, Text } from '@crepas/ui';
import { useState } from 'react';
import { Breakable } from '../../Breakable.tsx';
import { roleCopy } from '../../changes/valueCopy.ts';
import { DeleteDialog } from '../../dialogs/DeleteDialog.tsx';
import { tellRefusal } from '../../news/tellRefusal.ts';
import { useShopWords } from '../../queries/shop.ts';
import { useRevoke } from '../../queries/staffAccounts.ts';
import { useNews } from '../../stores/news.ts';
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
      useNews.getState().tellSuccess(`${email} ya no tiene acceso.`);
    } catch (error) {
      tellRefusal('No se quitó el acceso', error);
    }
  }

  return (
    <li>
      <Card className={styles.card}>
        <h2 className={styles.email}>
          <Breakable text={email} />
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

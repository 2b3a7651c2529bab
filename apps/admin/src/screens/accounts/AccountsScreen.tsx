import { apiErrorCopy } from '@crepas/api';
import { Card, ErrorState, List, Loading, Page, PageHeader, Section, Text } from '@crepas/ui';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { WrappableText } from '../../layout/WrappableText.tsx';
import { useHasFeature, useShop } from '../../queries/shop.ts';
import { useStaffAccounts } from '../../queries/staffAccounts.ts';
import { AccountCard } from './AccountCard.tsx';
import styles from './Accounts.module.css';
import { InviteForm } from './InviteForm.tsx';

/** `/personal`, for the owner: who may use this tool. */
export function AccountsScreen() {
  const isSupported = useHasFeature('personal');
  const isKnown = useShop().data !== undefined;
  return (
    <Page width="desk">
      <ScreenTitle>Personal</ScreenTitle>
      <PageHeader title="Personal" />
      {!isKnown && <Loading label="Cargando personal…" />}
      {isKnown && (isSupported ? <Accounts /> : <ByCommand />)}
    </Page>
  );
}

function Accounts() {
  const { data, error, errorUpdateCount, isFetching, refetch } = useStaffAccounts(true);
  if (!data && errorUpdateCount === 0) return <Loading label="Cargando personal…" />;
  if (!data) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {error ? apiErrorCopy(error) : 'No pudimos cargar el personal. Intenta de nuevo.'}
      </ErrorState>
    );
  }
  return (
    <>
      <List aria-label="Cuentas con acceso" data-columns>
        {data.map((account) => (
          <AccountCard key={account.id} account={account} />
        ))}
      </List>
      <Section title="Dar acceso">
        <InviteForm />
      </Section>
    </>
  );
}

/** Without a service account the server cannot change accounts: who runs it can. */
const ByCommand = () => (
  <Card className={styles.commands}>
    <Text>
      Este servidor no puede dar ni quitar accesos desde aquí, porque no tiene una cuenta de servicio de
      Firebase. Pide a quien lo administra que use estos comandos:
    </Text>
    <dl>
      <dt>Dar acceso</dt>
      <dd>
        <code>
          <WrappableText text="node packages/backend/dist/commands.js grant-role correo@ejemplo.mx staff" />
        </code>
      </dd>
      <dt>Quitar el acceso</dt>
      <dd>
        <code>
          <WrappableText text="node packages/backend/dist/commands.js revoke-role correo@ejemplo.mx" />
        </code>
      </dd>
      <dt>Ver quién tiene acceso</dt>
      <dd>
        <code>
          <WrappableText text="node packages/backend/dist/commands.js list-roles" />
        </code>
      </dd>
    </dl>
  </Card>
);

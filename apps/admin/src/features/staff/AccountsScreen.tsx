import { accountFields, roleCopy } from '@crepas/api';
import {
  formatDateTime,
  looksLikeEmail,
  type StaffAccount,
  type StaffRole,
  staffRoles,
} from '@crepas/domain';
import {
  Button,
  Card,
  EmptyState,
  Field,
  Form,
  focusAfterRemoval,
  List,
  Page,
  PageHeader,
  Section,
  SelectField,
  Text,
} from '@crepas/ui';
import { useState } from 'react';
import { DeleteDialog } from '../../shared/dialogs/DeleteDialog.tsx';
import { bindTable } from '../../shared/fields/bindFields.ts';
import { refusedBy } from '../../shared/form/entityForm.ts';
import { useEntityForm } from '../../shared/form/useEntityForm.ts';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { CardsLoading } from '../../shared/lists/Skeletons.tsx';
import { notifyResult } from '../../shared/notifications/notifications.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useServerFeatures, useShopWords } from '../../shared/shop/shop.ts';
import { WrappableText } from '../../shared/WrappableText.tsx';
import { AccessDialog, accessHint } from './AccessDialog.tsx';
import styles from './Accounts.module.css';
import { useInvite, useRevoke, useStaffAccounts } from './staffAccounts.ts';

/** `/personal`, for the owner: who may use this tool. */
export function AccountsScreen() {
  const features = useServerFeatures();
  return (
    <Page width="desk">
      <ScreenTitle>Personal</ScreenTitle>
      <PageHeader title="Personal" />
      {features === undefined && <AccountsLoading />}
      {features === null && (
        <EmptyState title="Tu servidor no maneja los accesos">
          Quien lo administra da y quita los accesos en Firebase.
        </EmptyState>
      )}
      {features && (features.includes('personal') ? <Accounts /> : <ChangedElsewhere />)}
    </Page>
  );
}

const AccountsLoading = () => <CardsLoading label="Cargando personal…" cards={4} columns />;

function Accounts() {
  return (
    <Loaded
      query={useStaffAccounts()}
      loading={<AccountsLoading />}
      failed="No pudimos cargar el personal. Intenta de nuevo."
      hasReason
    >
      {(accounts) => (
        <>
          <List aria-label="Cuentas con acceso" data-columns>
            {accounts.map((account) => (
              <AccountCard key={account.id} account={account} />
            ))}
          </List>
          <Section title="Dar acceso">
            <InviteForm />
          </Section>
        </>
      )}
    </Loaded>
  );
}

/** Without a service account the server cannot change accounts: who runs it can, with its commands (docs/operations.md). */
const ChangedElsewhere = () => (
  <EmptyState title="Los accesos se cambian en el servidor">
    Este servidor no puede dar ni quitar accesos desde aquí. Pídelo a quien lo administra: también te dice
    quién tiene acceso.
  </EmptyState>
);

type AccountCardProps = { readonly account: StaffAccount };

/** An account with its role. The server refuses to take the role from the last owner. */
function AccountCard({ account }: AccountCardProps) {
  const [asking, setAsking] = useState<'access' | 'revoke' | null>(null);
  const { timeZone } = useShopWords();
  const { mutateAsync } = useRevoke();
  const { email, role, lastSignInAt, isYou } = account;

  const revoke = () =>
    notifyResult(mutateAsync(account), {
      done: `${email} ya no tiene acceso.`,
      failed: 'No se quitó el acceso',
    });

  return (
    <li ref={focusAfterRemoval}>
      <Card className={styles.card}>
        <h2 className={styles.email}>
          <WrappableText text={email} />
        </h2>
        <Text>{`${roleCopy[role]}${isYou ? ' · Eres tú' : ''}`}</Text>
        <Text size="small" tone="secondary">
          {lastSignInAt
            ? `Entró por última vez el ${formatDateTime(lastSignInAt, timeZone)}`
            : 'Aún no entra'}
        </Text>
        <div className={styles.actions}>
          {!isYou && (
            <Button
              kind="secondary"
              aria-label={`Cambiar acceso de ${email}`}
              onClick={() => setAsking('access')}
            >
              Cambiar acceso
            </Button>
          )}
          <Button
            kind="secondary"
            aria-label={`Quitar acceso a ${email}`}
            onClick={() => setAsking('revoke')}
          >
            Quitar acceso
          </Button>
        </div>
        {asking === 'access' && <AccessDialog account={account} onClose={() => setAsking(null)} />}
        {asking === 'revoke' && (
          <DeleteDialog
            question={isYou ? '¿Quitarte el acceso a ti?' : '¿Quitar el acceso a esta cuenta?'}
            subject={`${email} saldrá de todos sus equipos en un minuto.`}
            answer="Quitar acceso"
            onYes={revoke}
            onClose={() => setAsking(null)}
          />
        )}
      </Card>
    </li>
  );
}

const nobody: { readonly email: string; readonly role: StaffRole } = { email: '', role: 'staff' };

function InviteForm() {
  const { mutateAsync } = useInvite();
  const { form, errors, change, isSaving, onSubmit } = useEntityForm({
    name: 'account',
    saved: nobody,
    check: ({ email, role }) =>
      looksLikeEmail(email.trim())
        ? { kind: 'ok', change: { email: email.trim(), role } }
        : { kind: 'invalid', errors: { email: 'Escribe un correo como ana@tienda.mx' } },
    save: (invited) => mutateAsync(invited),
    refusedField: refusedBy(accountFields),
    done: ({ email }) => `${email} ya tiene acceso. Le llega un correo si la cuenta es nueva.`,
    failed: 'No se dio el acceso',
  });

  return (
    <Form onSubmit={onSubmit} noValidate className={styles.invite}>
      <Field
        type="email"
        inputMode="email"
        autoComplete="off"
        {...bindTable(accountFields, form, change, errors).text('email')}
      />
      <SelectField
        label={accountFields.role.label}
        name={accountFields.role.wire}
        hint={accessHint}
        error={errors.role}
        value={form.role}
        onChange={({ target }) =>
          change({ role: staffRoles.find((known) => known === target.value) ?? nobody.role })
        }
        options={staffRoles.map((known) => [known, roleCopy[known]])}
      />
      <Button type="submit" busy={isSaving}>
        Dar acceso
      </Button>
    </Form>
  );
}

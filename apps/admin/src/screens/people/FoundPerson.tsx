import { apiErrorCopy } from '@crepas/api';
import type { PersonData, PhoneNumber } from '@crepas/domain';
import { Button, EmptyState, ErrorState, Loading, PrintIcon, SaveIcon, TrashIcon } from '@crepas/ui';
import { useState } from 'react';
import { notifyError } from '../../notifications/notifyError.ts';
import { usePerson, usePersonFile } from '../../queries/people.ts';
import styles from './People.module.css';
import { PersonErasure } from './PersonErasure.tsx';
import { PersonFacts } from './PersonFacts.tsx';

export type FoundPersonProps = { readonly phone: PhoneNumber };

export function FoundPerson({ phone }: FoundPersonProps) {
  const { data, error, errorUpdateCount, isFetching, refetch } = usePerson(phone);
  if (data) {
    return isNobody(data) ? (
      <EmptyState title="No guardamos nada de este teléfono">
        Ni pedidos ni dispositivos con avisos.
      </EmptyState>
    ) : (
      <>
        <PersonFacts person={data} />
        <PersonActions phone={phone} person={data} />
      </>
    );
  }
  if (errorUpdateCount === 0) return <Loading label="Buscando…" />;
  return (
    <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
      {error ? apiErrorCopy(error) : 'No pudimos buscar. Intenta de nuevo.'}
    </ErrorState>
  );
}

const isNobody = ({ orders, devices }: PersonData) => orders.length === 0 && devices.length === 0;

function PersonActions({ phone, person }: { readonly phone: PhoneNumber; readonly person: PersonData }) {
  const { mutateAsync, isPending } = usePersonFile();
  const [isAsking, setAsking] = useState(false);

  async function download() {
    try {
      await mutateAsync(phone);
    } catch (error) {
      notifyError('No se pudo descargar', error);
    }
  }

  return (
    <div className={styles.actions}>
      <Button kind="secondary" busy={isPending} onClick={() => void download()}>
        <SaveIcon />
        Descargar
      </Button>
      <Button kind="secondary" onClick={() => window.print()}>
        <PrintIcon />
        Imprimir
      </Button>
      <Button kind="danger" onClick={() => setAsking(true)}>
        <TrashIcon />
        Borrar sus datos
      </Button>
      {isAsking && (
        <PersonErasure phone={phone} orders={person.orders.length} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

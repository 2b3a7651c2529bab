import { type PhoneNumber, parsePhone } from '@crepas/domain';
import { Button, EmptyState, Field, Page, PageHeader, SearchIcon } from '@crepas/ui';
import { type FormEvent, useState } from 'react';
import { focusFirstInvalid } from '../../shared/form/useEntityForm.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useHasFeature } from '../../shared/shop/shop.ts';
import { FoundPerson } from './FoundPerson.tsx';
import styles from './People.module.css';

/**
 * `/personas`, for the owner: what is kept of a phone, as a file or on paper, and its erasure. The phone is not in the URL:
 * the browser's history would keep it.
 */
export function PeopleScreen() {
  const isSupported = useHasFeature('personas');
  const [typed, setTyped] = useState('');
  const [phone, setPhone] = useState<PhoneNumber | null>(null);
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const parsed = parsePhone(typed);
    setWrong(parsed === null);
    setPhone(parsed);
    if (parsed === null) focusFirstInvalid(event.currentTarget);
  }

  return (
    <Page>
      <ScreenTitle>Clientes</ScreenTitle>
      <PageHeader title="Clientes" />
      {isSupported ? (
        <>
          <form aria-label="Buscar a una persona" onSubmit={submit} className={styles.search}>
            <Field
              label="Teléfono"
              name="telefono"
              type="tel"
              inputMode="tel"
              autoComplete="off"
              placeholder="10 dígitos"
              hint="Pide que te escriba desde ese número: así sabes que los datos son suyos."
              error={isWrong ? 'Escribe los 10 dígitos' : undefined}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setWrong(false);
              }}
              className={styles.phone}
            />
            <Button type="submit" kind="secondary">
              <SearchIcon />
              Buscar
            </Button>
          </form>
          {phone && <FoundPerson key={phone} phone={phone} />}
        </>
      ) : (
        <EmptyState title="Tu servidor no busca datos de personas" />
      )}
    </Page>
  );
}

import { type PhoneNumber, parsePhone } from '@crepas/domain';
import { Button, EmptyState, Field, Page, PageHeader, SearchIcon } from '@crepas/ui';
import { type FormEvent, useState } from 'react';
import type { EntityFormOptions } from '../../shared/form/entityForm.ts';
import { useEntityForm } from '../../shared/form/useEntityForm.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useHasFeature } from '../../shared/shop/shop.ts';
import { FoundPerson } from './FoundPerson.tsx';
import styles from './People.module.css';

/** What is typed is a draft like any other: an expired session keeps it. A search saves nothing. */
const typedPhone: EntityFormOptions<{ readonly phone: string }, never, void> = {
  name: 'person',
  saved: { phone: '' },
  check: ({ phone }) =>
    parsePhone(phone) === null ? { kind: 'invalid', errors: { phone: 'Escribe los 10 dígitos' } } : null,
  save: () => Promise.resolve(),
  refusedField: () => null,
  failed: 'No pudimos buscar',
};

/**
 * `/personas`, for the owner: what is kept of a phone, as a file or on paper, and its erasure. The phone is not in the URL:
 * the browser's history would keep it.
 */
export function PeopleScreen() {
  const isSupported = useHasFeature('personas');
  const [phone, setPhone] = useState<PhoneNumber | null>(null);
  const { form, change, errors, onSubmit } = useEntityForm(typedPhone);

  function submit(event: FormEvent<HTMLFormElement>) {
    setPhone(parsePhone(form.phone));
    void onSubmit(event);
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
              error={errors.phone}
              value={form.phone}
              onChange={({ target }) => change({ phone: target.value })}
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

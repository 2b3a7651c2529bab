import { shopDayAt } from '@crepas/domain/shop';
import { Button, Field, SearchIcon } from '@crepas/ui';
import type { FormEvent } from 'react';
import type { PastSearch } from '../../../queries/pastOrders.ts';
import { useShopWords } from '../../../queries/shop.ts';
import styles from './PastOrders.module.css';

export type PastSearchFormProps = {
  readonly search: PastSearch;
  readonly typed: string;
  readonly busy: boolean;
  readonly onType: (typed: string) => void;
  readonly onFind: (search: PastSearch) => void;
};

const longestWords = 80;

/** A text is searched on submit, a day as soon as it is chosen. */
export function PastSearchForm({ search, typed, busy, onType, onFind }: PastSearchFormProps) {
  const { timeZone } = useShopWords();
  const words = typed.trim();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onFind({ ...search, words });
  }

  return (
    <form aria-label="Buscar pedidos" onSubmit={submit} className={styles.search}>
      <Field
        label="Buscar"
        name="buscar"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestWords}
        placeholder="Número, teléfono o dirección"
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          onType(value);
          // The native clear button of the field does not submit the form.
          if (value === '') onFind({ ...search, words: '' });
        }}
        className={styles.words}
      />
      <Field
        label="Día"
        name="fecha"
        type="date"
        max={shopDayAt(Date.now(), timeZone)}
        value={search.day}
        onChange={({ currentTarget: { value } }) => onFind({ words, day: value })}
        className={styles.day}
      />
      <Button type="submit" kind="secondary" busy={busy}>
        <SearchIcon />
        Buscar
      </Button>
    </form>
  );
}

import type { OrderState } from '@crepas/domain';
import { isCalendarDay, parsePhone, shopDayAt, staffPastDays } from '@crepas/domain';
import { Button, Field, SearchIcon, Text } from '@crepas/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DayField } from '../../../shared/fields/DayField.tsx';
import { isUnsupported } from '../../../shared/read.ts';
import { useIsOwner } from '../../../shared/session/session.ts';
import { useServerFeatures, useShopWords } from '../../../shared/shop/shop.ts';
import { type PastSearch, usePastOrders } from '../pastOrders.ts';
import { PastOrderList } from './PastOrderList.tsx';
import styles from './PastOrders.module.css';

export type PastOrdersProps = {
  readonly state: Exclude<OrderState, 'active'>;
  /** The tab's content on a backend without past orders (decision S10). */
  readonly withoutExtension: ReactNode;
};

export function PastOrders({ state, withoutExtension }: PastOrdersProps) {
  const { search, find } = usePastSearch();
  const isOwner = useIsOwner();
  // «Ver todos» begins the form anew, without words.
  const [form, setForm] = useState({ key: 0, typed: search.words });
  const orders = usePastOrders(state, search);
  const hasNone = useServerFeatures() === null;
  const isFiltered = search.words !== '' || search.day !== '';

  function showAll() {
    setForm(({ key }) => ({ key: key + 1, typed: '' }));
    find({ words: '', day: '' });
  }

  if (hasNone || isUnsupported(orders.error)) return withoutExtension;
  return (
    <>
      <PastSearchForm
        key={form.key}
        search={search}
        typedBefore={form.typed}
        busy={orders.isPlaceholderData}
        onFind={find}
      />
      {!isOwner && (
        <Text tone="secondary">{`Ves los de los últimos ${staffPastDays} días; los de antes, la dueña.`}</Text>
      )}
      <PastOrderList state={state} orders={orders} onShowAll={isFiltered ? showAll : undefined} />
    </>
  );
}

/**
 * The search, kept in the URL, so that a reload or a new sign-in shows the same orders; but a phone, which the browser's history
 * would keep, only as long as the list is shown.
 */
function usePastSearch() {
  const [params, setParams] = useSearchParams();
  const [phone, setPhone] = useState('');
  const day = params.get('fecha') ?? '';
  const search: PastSearch = {
    words: phone || (params.get('buscar') ?? ''),
    day: isCalendarDay(day) ? day : '',
  };

  const find = ({ words, day }: PastSearch) => {
    const isPhone = parsePhone(words) !== null;
    setPhone(isPhone ? words : '');
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of [
          ['buscar', isPhone ? '' : words],
          ['fecha', day],
        ] as const) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  };

  return { search, find };
}

type PastSearchFormProps = {
  readonly search: PastSearch;
  readonly typedBefore: string;
  readonly busy: boolean;
  readonly onFind: (search: PastSearch) => void;
};

const maxSearchLength = 80;

/** A text is searched on submit, a day as soon as it is chosen. The typed text is its own: a letter does not render the list below. */
function PastSearchForm({ search, typedBefore, busy, onFind }: PastSearchFormProps) {
  const [typed, setTyped] = useState(typedBefore);
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
        maxLength={maxSearchLength}
        placeholder="Número, teléfono o dirección"
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          // The native clear button of the field does not submit the form.
          if (value === '') onFind({ ...search, words: '' });
        }}
        className={styles.words}
      />
      <DayField
        label="Día"
        name="fecha"
        max={shopDayAt(Date.now(), timeZone)}
        value={search.day}
        canBeEmpty
        onChoose={(day) => onFind({ words, day })}
        className={styles.day}
      />
      <Button type="submit" kind="secondary" busy={busy}>
        <SearchIcon />
        Buscar
      </Button>
    </form>
  );
}

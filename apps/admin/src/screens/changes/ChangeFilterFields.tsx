import { changeKinds } from '@crepas/api';
import { shopDayAt } from '@crepas/domain/shop';
import { Field, SelectField } from '@crepas/ui';
import { kindCopy } from '../../changes/changeCopy.ts';
import { useShopWords } from '../../queries/shop.ts';
import styles from './Changes.module.css';
import type { ChangeFilters } from './useChangeSearch.ts';

export type ChangeFilterFieldsProps = {
  readonly filters: ChangeFilters;
  readonly people: readonly string[];
  readonly onFilter: (changed: Partial<ChangeFilters>) => void;
};

export function ChangeFilterFields({ filters, people, onFilter }: ChangeFilterFieldsProps) {
  const { timeZone } = useShopWords();
  const today = shopDayAt(Date.now(), timeZone);
  return (
    <fieldset aria-label="Filtrar cambios" className={styles.filters}>
      <SelectField
        label="Qué"
        value={filters.kind}
        onChange={({ target }) => onFilter({ kind: target.value })}
      >
        <option value="">Todo</option>
        {changeKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindCopy[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Quién" value={filters.by} onChange={({ target }) => onFilter({ by: target.value })}>
        <option value="">Todas las personas</option>
        {people.map((email) => (
          <option key={email} value={email}>
            {email}
          </option>
        ))}
      </SelectField>
      <Field
        label="Desde"
        type="date"
        max={today}
        value={filters.from}
        onChange={({ target }) => onFilter({ from: target.value })}
      />
      <Field
        label="Hasta"
        type="date"
        max={today}
        value={filters.to}
        onChange={({ target }) => onFilter({ to: target.value })}
      />
    </fieldset>
  );
}

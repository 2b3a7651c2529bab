import type { Extra, ExtraId } from '@crepas/domain';
import { CheckCard, Field, List } from '@crepas/ui';
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import styles from './ExtraCards.module.css';
import { useExtras } from './extras.ts';
import { LoadedExtras } from './LoadedExtras.tsx';

/** So many are found at a glance, without a search. */
const fewExtras = 12;

export type ExtraCardsProps = {
  readonly checked: readonly ExtraId[];
  /** The saved ones, where each card says whether it is saved (spec §2, `/extras`). */
  readonly saved?: readonly ExtraId[] | undefined;
  readonly disabled?: boolean;
  readonly onToggle: (id: ExtraId) => void;
};

/** A card for each extra, with a search over many. Hidden ones too: an extra can be linked before it is shown again. */
export function ExtraCards({ checked, saved, disabled = false, onToggle }: ExtraCardsProps) {
  const count = useExtras().data?.length ?? 0;
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const newest = useRef(onToggle);
  useEffect(() => {
    newest.current = onToggle;
  });
  const toggle = useCallback((id: ExtraId) => newest.current(id), []);
  return (
    <>
      {count > fewExtras && (
        <Field
          label="Buscar un extra"
          name="buscar_extra"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // Inside of a product's form Enter would save the product.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          className={styles.search}
        />
      )}
      <LoadedExtras columns hint="Crea uno en Crear Extra." words={words}>
        {(extras) => (
          <List data-columns aria-label="Extras">
            {extras.map((extra) => (
              <ExtraCard
                key={extra.id}
                extra={extra}
                isChecked={checked.includes(extra.id)}
                isSaved={saved?.includes(extra.id)}
                isDisabled={disabled}
                onToggle={toggle}
              />
            ))}
          </List>
        )}
      </LoadedExtras>
    </>
  );
}

type ExtraCardProps = {
  readonly extra: Extra;
  readonly isChecked: boolean;
  readonly isSaved: boolean | undefined;
  readonly isDisabled: boolean;
  readonly onToggle: (id: ExtraId) => void;
};

/** A tick renders its own card alone. */
const ExtraCard = memo(function ExtraCard({
  extra: { id, name, description, price, available },
  isChecked,
  isSaved,
  isDisabled,
  onToggle,
}: ExtraCardProps) {
  return (
    <li>
      <CheckCard
        label={name}
        description={available ? description : `${description} (oculto)`}
        cents={price}
        saved={isSaved}
        checked={isChecked}
        disabled={isDisabled}
        onChange={() => onToggle(id)}
      />
    </li>
  );
});

import { CloseIcon, Field, IconButton, SearchIcon } from '@crepas/ui';
import type { KeyboardEvent } from 'react';
import { useBoardSearch } from '../orderWork.ts';
import styles from './BoardSearch.module.css';

const maxLength = 80;

/** «¿Ya va lo mío?»: narrows the cards to the orders of a number, a name or a phone. */
export function BoardSearch() {
  const { typed, type } = useBoardSearch();
  const isOpen = typed !== null;
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') type(null);
  };
  return (
    <>
      {/* One button for both: it keeps the focus. */}
      <IconButton
        label={isOpen ? 'Cerrar la búsqueda' : 'Buscar un pedido'}
        icon={isOpen ? <CloseIcon /> : <SearchIcon />}
        aria-expanded={isOpen}
        onClick={() => type(isOpen ? null : '')}
      />
      {isOpen && (
        <Field
          label="Buscar un pedido"
          name="buscar"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Número, nombre o teléfono"
          autoFocus
          maxLength={maxLength}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={closeByKey}
          className={styles.field}
        />
      )}
    </>
  );
}

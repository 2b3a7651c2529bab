import { type Position, withoutPlusCode } from '@crepas/domain';
import { AddressSearch, geocode } from '@crepas/ui/maps';
import { useEffect, useRef, useState } from 'react';
import styles from './Zone.module.css';

/** A place that was chosen in the search. */
export type Street = {
  /** As Google writes it; a part of it may be all that is known: a street without a number. */
  readonly address: string;
  readonly position: Position;
};

type StreetSearchProps = Pick<ReturnType<typeof useStreetChoice>, 'note' | 'choose' | 'forget'> & {
  /** The middle of the map: streets around it come first. */
  readonly near: Position | undefined;
};

export const StreetSearch = ({ near, note, choose, forget }: StreetSearchProps) => (
  <div className={styles.search}>
    <AddressSearch
      label="Buscar calle"
      name="buscar_calle"
      near={near}
      failure="La búsqueda no responde. Toca el lugar en el mapa."
      note={note}
      onSearch={forget}
      onPick={(placeId) => void choose(placeId)}
    />
  </div>
);

/**
 * Looks up the place of a chosen suggestion.
 *
 * @param onFound called unless something newer happened before the answer: another choice, or `forget`
 */
export function useStreetChoice(onFound: (street: Street) => void) {
  const [note, setNote] = useState<string>();
  const questions = useRef(0);
  // The form may have changed before the answer.
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(
    () => () => {
      questions.current += 1;
    },
    [],
  );

  function forget() {
    questions.current += 1;
    setNote(undefined);
  }

  async function choose(placeId: string) {
    forget();
    const mine = questions.current;
    setNote('Buscando…');
    const found = await geocode({ placeId }).catch(() => undefined);
    if (mine !== questions.current) return;
    setNote(found ? undefined : 'No pudimos ubicar esa calle. Toca el lugar en el mapa.');
    if (!found) return;
    const { formatted_address, geometry } = found;
    latest.current({ address: withoutPlusCode(formatted_address), position: geometry.location.toJSON() });
  }

  return { note, choose, forget };
}

import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type TypedText = {
  readonly typed: string;
  readonly onType: (text: string) => void;
};

type Typed = {
  /** Beside a map: the address of the marker. */
  readonly withMap: TypedText;
  /** A map can fail while the customer searches: the form then begins with that text. */
  readonly withoutMap: TypedText;
  readonly onSearch: (text: string) => void;
  readonly reload: () => void;
};

/** An address while the customer types it. It survives a retry of the map; the history's entry keeps it over a reload. */
export function useTypedAddress(): Typed {
  const { state } = useLocation();
  const navigate = useNavigate();
  /** Null until the customer types into the form. */
  const [typed, onType] = useState(() => typedFromState(state));
  const [searched, onSearch] = useState('');
  const withoutMap = { typed: typed ?? searched, onType };
  const reload = () => {
    void navigate('.', { replace: true, state: { ...Object(state), typed: withoutMap.typed } });
    window.location.reload();
  };
  return { withMap: { typed: typed ?? '', onType }, withoutMap, onSearch, reload };
}

function typedFromState(state: unknown): string | null {
  const { typed } = Object(state) as { typed?: unknown };
  return typeof typed === 'string' ? typed : null;
}

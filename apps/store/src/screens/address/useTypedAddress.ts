import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type TypedText = {
  readonly typed: string;
  readonly onType: (text: string) => void;
};

/** An address while the customer types it. It survives a retry of the map; the history's entry keeps it over a reload. */
export function useTypedAddress(): TypedText & { readonly reload: () => void } {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [typed, onType] = useState(() => typedFromState(state));
  const reload = () => {
    void navigate('.', { replace: true, state: { ...Object(state), typed } });
    window.location.reload();
  };
  return { typed, onType, reload };
}

function typedFromState(state: unknown): string {
  const { typed } = Object(state) as { typed?: unknown };
  return typeof typed === 'string' ? typed : '';
}

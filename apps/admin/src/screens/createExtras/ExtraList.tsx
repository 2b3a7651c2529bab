import type { ExtraId } from '@crepas/domain';
import { List } from '@crepas/ui';
import { useState } from 'react';
import { LoadedExtras } from '../../lists/LoadedExtras.tsx';
import { useExtras } from '../../queries/extras.ts';
import { useIsOwner } from '../../stores/session.ts';
import { ExtraRow } from './ExtraRow.tsx';

/** The extras there are. A backend that cannot change them is not asked twice: the buttons go, the list stays. */
export function ExtraList() {
  const { refetch } = useExtras();
  const [isFixed, setIsFixed] = useState(false);
  const isOwner = useIsOwner();

  /** An extra that is still there after its change met nothing: it is the call that the backend lacks. */
  async function checkSupport(id: ExtraId) {
    const { data: now } = await refetch();
    if (now?.some((extra) => extra.id === id)) setIsFixed(true);
  }

  return (
    <LoadedExtras hint={isOwner ? 'Crea el primero en Crear Extra.' : null}>
      {(extras) => (
        <List>
          {extras.map((extra) => (
            <ExtraRow
              key={extra.id}
              extra={extra}
              isFixed={isFixed}
              onUnsupported={() => void checkSupport(extra.id)}
            />
          ))}
        </List>
      )}
    </LoadedExtras>
  );
}

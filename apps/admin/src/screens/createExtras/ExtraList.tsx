import type { ExtraId } from '@crepas/domain';
import { List } from '@crepas/ui';
import { useState } from 'react';
import { LoadedExtras } from '../../lists/LoadedExtras.tsx';
import { useExtras } from '../../queries/extras.ts';
import { useIsOwner } from '../../stores/session.ts';
import { ExtraRow } from './ExtraRow.tsx';

/** The list of extras. After the backend answers that it lacks the call, the buttons disappear. */
export function ExtraList() {
  const { refetch } = useExtras();
  const [isReadOnly, setIsFixed] = useState(false);
  const isOwner = useIsOwner();

  /** If the extra still exists after a 404, the backend lacks the call. */
  async function checkSupport(id: ExtraId) {
    const { data: now } = await refetch();
    if (now?.some((extra) => extra.id === id)) setIsFixed(true);
  }

  return (
    <LoadedExtras hint={isOwner ? 'Crea el primero en Crear Extra.' : null}>
      {(extras) => (
        <List data-columns>
          {extras.map((extra) => (
            <ExtraRow
              key={extra.id}
              extra={extra}
              isReadOnly={isReadOnly}
              onUnsupported={() => void checkSupport(extra.id)}
            />
          ))}
        </List>
      )}
    </LoadedExtras>
  );
}

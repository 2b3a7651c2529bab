import { availabilityOf, type Extra } from '@crepas/domain';
import { Button, CheckIcon, EditIcon, HideIcon, IconButton, Price, TrashIcon } from '@crepas/ui';
import { useState } from 'react';
import { notifyError } from '../../notifications/notifyError.ts';
import { useUpdateExtra } from '../../queries/extras.ts';
import { isUnsupported } from '../../queries/isUnsupported.ts';
import { useSoldOutExtra } from '../../shop/useSoldOutExtra.ts';
import { useIsOwner } from '../../stores/session.ts';
import styles from './CreateExtrasScreen.module.css';
import { ExtraDeletion } from './ExtraDeletion.tsx';
import { ExtraEditor } from './ExtraEditor.tsx';

export type ExtraRowProps = {
  readonly extra: Extra;
  /** Whether the backend lacks the calls that change extras. */
  readonly isReadOnly: boolean;
  readonly onUnsupported: () => void;
};

/** A row of the extras list: staff show and hide, the owner also edits and deletes (decision A6). */
export function ExtraRow({ extra, isReadOnly, onUnsupported }: ExtraRowProps) {
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const { toggle, isUpdating } = useExtraToggle(extra, onUnsupported);
  const isOwner = useIsOwner();
  const soldOut = useSoldOutExtra(extra);
  const isActive = availabilityOf(extra) === 'active';
  const close = () => setAsking(null);

  return (
    <li data-inactive={isActive ? undefined : ''} className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>{extra.name}</h3>
        <p className={styles.description}>{extra.description}</p>
        <Price cents={extra.price} extra />
        <span className={styles.state}>
          {isActive ? <CheckIcon /> : <HideIcon />}
          {isActive ? 'Activo' : 'Inactivo'}
        </span>
        {soldOut?.text && (
          <span className={styles.soldOut}>
            <strong>Agotado hoy</strong> {soldOut.text}
          </span>
        )}
      </div>
      {!isReadOnly && (
        <div className={styles.actions}>
          <Button
            kind="secondary"
            busy={isUpdating}
            aria-label={isUpdating ? undefined : `${isActive ? 'Ocultar' : 'Mostrar'} ${extra.name}`}
            onClick={toggle}
          >
            {isUpdating ? 'Actualizando…' : isActive ? 'Ocultar' : 'Mostrar'}
          </Button>
          {soldOut && (
            <Button
              kind="secondary"
              busy={soldOut.isUpdating}
              aria-label={`${soldOut.text ? 'Ya hay' : 'Agotado hoy'}: ${extra.name}`}
              onClick={soldOut.toggle}
            >
              {soldOut.text ? 'Ya hay' : 'Agotado hoy'}
            </Button>
          )}
          {isOwner && (
            <>
              <IconButton
                label={`Editar ${extra.name}`}
                icon={<EditIcon />}
                onClick={() => setAsking('edit')}
              />
              <IconButton
                kind="danger"
                label={`Eliminar ${extra.name}`}
                icon={<TrashIcon />}
                onClick={() => setAsking('delete')}
              />
            </>
          )}
        </div>
      )}
      {asking === 'edit' && <ExtraEditor extra={extra} onUnsupported={onUnsupported} onClose={close} />}
      {asking === 'delete' && <ExtraDeletion extra={extra} onUnsupported={onUnsupported} onClose={close} />}
    </li>
  );
}

function useExtraToggle({ id, available }: Extra, onUnsupported: () => void) {
  const { mutateAsync, isPending } = useUpdateExtra();
  const toggle = () =>
    void mutateAsync({ id, available: !available }).catch((error: unknown) =>
      isUnsupported(error) ? onUnsupported() : notifyError('Error al actualizar el extra', error),
    );
  return { toggle, isUpdating: isPending };
}

import { availabilityOf, type Extra, type ExtraDraft, type ExtraForm, pesosFromCents } from '@crepas/domain';
import {
  Button,
  CheckIcon,
  EditIcon,
  Form,
  HideIcon,
  IconButton,
  Modal,
  Price,
  StatusText,
  TrashIcon,
} from '@crepas/ui';
import { useState } from 'react';
import { DeleteDialog } from '../../shared/dialogs/DeleteDialog.tsx';
import { changesOf } from '../../shared/form/entityForm.ts';
import { useEntityForm } from '../../shared/form/useEntityForm.ts';
import { useDeleteExtra, useUpdateExtra } from '../../shared/menu/extras.ts';
import { useUndoDeletion } from '../../shared/menu/restore.ts';
import { sellOut, soldOutCopy, useSetExtraSoldOut } from '../../shared/menu/soldOut.ts';
import { notifyError, useNotifications } from '../../shared/notifications/notifications.ts';
import { isUnsupported } from '../../shared/read.ts';
import { useMayChangeMenu } from '../../shared/session/session.ts';
import { useShopNow } from '../../shared/shop/useShopNow.ts';
import styles from './CreateExtrasScreen.module.css';
import { ExtraFields } from './ExtraFields.tsx';
import { checkExtra, refusedExtraField } from './extraForm.ts';

export type ExtraRowProps = {
  readonly extra: Extra;
  /** Whether the backend lacks the calls that change extras. */
  readonly isReadOnly: boolean;
  readonly onUnsupported: () => void;
};

/** A row of the extras list (decision A6). An account with the orders alone only marks what is sold out. */
export function ExtraRow({ extra, isReadOnly, onUnsupported }: ExtraRowProps) {
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const { toggle, isUpdating } = useExtraToggle(extra, onUnsupported);
  const mayChange = useMayChangeMenu();
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
          <span>{isActive ? 'Activo' : 'Inactivo'}</span>
        </span>
        {soldOut?.text && (
          <span className={styles.soldOut}>
            <strong>Agotado hoy</strong> <span>{soldOut.text}</span>
          </span>
        )}
      </div>
      {!isReadOnly && (
        <div className={styles.actions}>
          {mayChange && (
            <Button
              kind="secondary"
              busy={isUpdating}
              aria-label={isUpdating ? undefined : `${isActive ? 'Ocultar' : 'Mostrar'} ${extra.name}`}
              onClick={toggle}
            >
              {isUpdating ? 'Actualizando…' : isActive ? 'Ocultar' : 'Mostrar'}
            </Button>
          )}
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
          {mayChange && (
            <span className={styles.icons}>
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
            </span>
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

type ExtraEditorProps = {
  readonly extra: Extra;
  readonly onUnsupported: () => void;
  readonly onClose: () => void;
};

function ExtraEditor({ extra, onUnsupported, onClose }: ExtraEditorProps) {
  const update = useUpdateExtra();
  const { form, errors, change, failure, isSaving, onSubmit, discard } = useEntityForm({
    name: `extra ${extra.id}`,
    saved: formOf(extra),
    check: checkExtra,
    save: (draft) =>
      update.mutateAsync({ id: extra.id, ...changesOf<ExtraDraft>(extra, draft) }).catch((error: unknown) => {
        if (!isUnsupported(error)) throw error;
        onUnsupported();
        return undefined;
      }),
    refusedField: refusedExtraField,
    done: (_, changed) => changed && 'Extra actualizado correctamente',
    failed: 'Error al actualizar el extra',
    onSaved: onClose,
    isInDialog: true,
  });

  function close() {
    // During a save the draft is kept, in case the save fails.
    if (!isSaving) discard();
    onClose();
  }

  return (
    <Modal open title={`Editar ${extra.name}`} lightDismiss={false} onClose={close}>
      <Form onSubmit={onSubmit}>
        <ExtraFields form={form} errors={errors} onChange={change} />
        <StatusText tone="failure" role="alert">
          {failure && <span>{failure}</span>}
        </StatusText>
        <Button type="submit" wide busy={isSaving}>
          Guardar
        </Button>
      </Form>
    </Modal>
  );
}

const formOf = ({ name, description, price }: Extra): ExtraForm => ({
  name,
  description,
  price: String(pesosFromCents(price)),
});

type ExtraDeletionProps = {
  readonly extra: Extra;
  readonly onUnsupported: () => void;
  readonly onClose: () => void;
};

/** Past orders keep the extra's name and price. */
function ExtraDeletion({ extra, onUnsupported, onClose }: ExtraDeletionProps) {
  const undoOf = useUndoDeletion('extra');
  const { mutateAsync } = useDeleteExtra();

  async function remove() {
    try {
      await mutateAsync(extra.id);
      useNotifications.getState().notifySuccess('Extra eliminado', undoOf(extra));
    } catch (error) {
      if (isUnsupported(error)) onUnsupported();
      else notifyError('Error al eliminar el extra', error);
    }
  }

  return (
    <DeleteDialog
      question="¿Estás seguro de eliminar este extra?"
      subject={extra.name}
      onYes={remove}
      onClose={onClose}
    />
  );
}

/** The text and the button of «Agotado hoy» in an extra's row; null on a server without it. */
function useSoldOutExtra({ id, name, soldOutUntil }: Extra) {
  const now = useShopNow();
  const { mutateAsync, isPending } = useSetExtraSoldOut();
  if (!now?.shop.features.includes('agotado')) return null;
  const text = soldOutCopy(soldOutUntil, now);
  return {
    text,
    isUpdating: isPending,
    toggle: () => void sellOut(mutateAsync, { id, isSoldOut: text === null }, name, now),
  };
}

import { availabilityOf, type Extra, type ExtraDraft, type ExtraForm, pesosFromCents } from '@crepas/domain';
import {
  Button,
  CheckIcon,
  EditIcon,
  Form,
  focusAfterRemoval,
  HideIcon,
  IconButton,
  Price,
  StatusText,
  TrashIcon,
} from '@crepas/ui';
import { useState } from 'react';
import { DeleteDialog } from '../../shared/dialogs/DeleteDialog.tsx';
import { changesOf } from '../../shared/form/entityForm.ts';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { useEntityForm } from '../../shared/form/useEntityForm.ts';
import { useDeleteExtra, useUpdateExtra } from '../../shared/menu/extras.ts';
import { useUndoDeletion } from '../../shared/menu/restore.ts';
import { SoldOutNote, SoldOutSwitch, useSoldOutText } from '../../shared/menu/SoldOutSwitch.tsx';
import { useSetExtraSoldOut } from '../../shared/menu/soldOut.ts';
import { notifyError, useNotifications } from '../../shared/notifications/notifications.ts';
import { isUnsupported } from '../../shared/read.ts';
import { useMayChangeMenu } from '../../shared/session/session.ts';
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
  const soldOut = useSetExtraSoldOut();
  const isActive = availabilityOf(extra) === 'active';
  const isSoldOut = useSoldOutText(extra) !== null;
  const close = () => setAsking(null);

  return (
    <li ref={focusAfterRemoval} data-inactive={isActive ? undefined : ''} className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>{extra.name}</h3>
        <p className={styles.description}>{extra.description}</p>
        <Price cents={extra.price} extra />
        {/* One that is sold out is not on sale: a green «Activo» would say so. */}
        {!(isActive && isSoldOut) && (
          <span className={styles.state}>
            {isActive ? <CheckIcon /> : <HideIcon />}
            <span>{isActive ? 'Activo' : 'Inactivo'}</span>
          </span>
        )}
        <SoldOutNote item={extra} />
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
          <SoldOutSwitch item={extra} change={soldOut} />
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
  const extraForm = useEntityForm({
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

  const { form, errors, change, failure, isSaving, onSubmit } = extraForm;

  return (
    <FormDialog title={`Editar ${extra.name}`} form={extraForm} onClose={onClose}>
      <Form onSubmit={onSubmit}>
        <ExtraFields form={form} errors={errors} onChange={change} />
        <StatusText tone="failure" role="alert">
          {failure && <span>{failure}</span>}
        </StatusText>
        <Button type="submit" wide busy={isSaving}>
          Guardar
        </Button>
      </Form>
    </FormDialog>
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

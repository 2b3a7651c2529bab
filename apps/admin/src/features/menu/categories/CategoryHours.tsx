import { menuWindowsField } from '@crepas/api';
import type { CountedCategory } from '@crepas/domain';
import { Button, Form, Modal, StatusText } from '@crepas/ui';
import { useState } from 'react';
import { refusedBy } from '../../../shared/form/entityForm.ts';
import { useEntityForm } from '../../../shared/form/useEntityForm.ts';
import { UnsavedQuestion } from '../../../shared/leaving/UnsavedQuestion.tsx';
import { useSetCategoryHours } from '../../../shared/menu/categories.ts';
import { MenuHoursField, windowsError } from '../../../shared/menu/MenuHoursField.tsx';
import styles from './CategoriesScreen.module.css';

type CategoryHoursProps = { readonly category: CountedCategory };

/** When the products of a category can be had, and a dialog that changes it (extension `horario_menu`). */
export function CategoryHours({ category }: CategoryHoursProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        className={styles.hours}
        aria-label={`Horario de ${category.name}: ${menuWindowsField.say(category.windows)}`}
        onClick={() => setOpen(true)}
      >
        {menuWindowsField.say(category.windows)}
      </Button>
      {isOpen && <HoursDialog category={category} onClose={() => setOpen(false)} />}
    </>
  );
}

const refusedField = refusedBy({ windows: menuWindowsField });

function HoursDialog({
  category: { id, name, windows },
  onClose,
}: CategoryHoursProps & { readonly onClose: () => void }) {
  const { mutateAsync } = useSetCategoryHours();
  const [isAsking, setAsking] = useState(false);
  const { form, errors, change, failure, isSaving, onSubmit, isUnsaved, discard } = useEntityForm({
    name: `category hours ${id}`,
    saved: { windows: menuWindowsField.toWire(windows) },
    check: (typed) => {
      const error = windowsError(typed.windows);
      if (error !== null) return { kind: 'invalid', errors: { windows: error } };
      return { kind: 'ok', change: menuWindowsField.fromWire(typed.windows) };
    },
    save: (changed) => mutateAsync({ id, name, windows: changed }),
    refusedField,
    done: `Horario de ${name} guardado`,
    failed: 'No se guardó el horario',
    onSaved: onClose,
    isInDialog: true,
  });
  const leave = () => {
    discard();
    onClose();
  };

  function close() {
    // During a save the draft is kept, in case the save fails.
    if (isSaving) onClose();
    else if (isUnsaved()) setAsking(true);
    else leave();
  }

  if (isAsking) return <UnsavedQuestion open onStay={() => setAsking(false)} onLeave={leave} />;
  return (
    <Modal open title={`Horario de ${name}`} onClose={close} lightDismiss={false}>
      <Form onSubmit={onSubmit}>
        <MenuHoursField
          windows={form.windows}
          error={errors.windows}
          emptyText="A toda hora"
          onChange={(typed) => change({ windows: [...typed] })}
        />
        <StatusText tone="failure" role="alert">
          {failure}
        </StatusText>
        <Button type="submit" wide busy={isSaving}>
          Guardar
        </Button>
      </Form>
    </Modal>
  );
}

import { type GroupEdit, groupFields } from '@crepas/api';
import { type ChoiceGroup, type GroupId, groupBounds } from '@crepas/domain';
import { Button, Card, Field, PlusIcon, Section, SortableTable, StatusText } from '@crepas/ui';
import { useNavigate } from 'react-router';
import { bindTable } from '../../shared/fields/bindFields.ts';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { useEntityForm } from '../../shared/form/useEntityForm.ts';
import { inOrder } from '../../shared/inOrder.ts';
import { doneCopy } from '../../shared/menu/othersCopy.ts';
import { paths } from '../../shared/paths.ts';
import styles from './Groups.module.css';
import {
  addedOption,
  checkGroup,
  type EditedGroup,
  groupOthersCopy,
  refusedGroupField,
} from './groupForm.ts';
import { OptionFields } from './OptionFields.tsx';

export type GroupEditorProps = {
  /** Null for a new group. */
  readonly id: GroupId | null;
  readonly saved: EditedGroup;
  readonly save: (group: GroupEdit) => Promise<ChoiceGroup>;
};

const newCopy = {
  title: 'Crear grupo',
  submit: 'Crear grupo',
  done: 'Grupo creado',
  failed: 'Error al crear el grupo',
};
const oldCopy: typeof newCopy = {
  title: 'Editar grupo',
  submit: 'Guardar cambios',
  done: 'Grupo actualizado',
  failed: 'Error al actualizar el grupo',
};

/** The form of a new or existing group, which returns to the list when it is saved. */
export function GroupEditor({ id, saved, save }: GroupEditorProps) {
  const copy = id === null ? newCopy : oldCopy;
  const navigate = useNavigate();
  const groupForm = useEntityForm({
    name: `group ${id ?? 'new'}`,
    saved,
    check: checkGroup,
    save,
    refusedField: refusedGroupField,
    done: (change, saved) => doneCopy(copy.done, groupOthersCopy(change, saved)),
    failed: copy.failed,
    onSaved: () => void navigate(paths.groups),
  });

  const { form, errors } = groupForm;
  // The draft of an earlier visit is compared with the group that it began with.
  const change = (part: Partial<EditedGroup>) =>
    groupForm.change({ ...part, ...(form.before && { before: form.before }) });

  return (
    <FormPage title={copy.title} backTo={paths.groups} submit={copy.submit} form={groupForm}>
      <Card>
        <Field
          autoComplete="off"
          {...bindTable(groupFields, form, change, errors).text('name')}
          hint="Como lo lee el cliente: «Tamaño»"
        />
      </Card>
      <OptionList
        options={form.options}
        errors={errors}
        onChange={(options) => change({ options: [...options] })}
      />
    </FormPage>
  );
}

type OptionListProps = Pick<EditedGroup, 'options'> & {
  readonly errors: Parameters<typeof OptionFields>[0]['errors'];
  readonly onChange: (options: EditedGroup['options']) => void;
};

function OptionList({ options, errors, onChange }: OptionListProps) {
  const isFull = options.length >= groupBounds.options;
  return (
    <Section title="Opciones" data-options>
      <SortableTable
        caption="Opciones, en el orden en que las lee el cliente"
        columns={[
          {
            key: 'option',
            title: 'Opción',
            cell: (option) => (
              <OptionFields
                option={option}
                place={options.indexOf(option) + 1}
                errors={errors}
                onChange={(part) =>
                  onChange(options.map((other) => (other.id === option.id ? { ...other, ...part } : other)))
                }
                onRemove={(button) => {
                  focusNear(button, options.indexOf(option));
                  onChange(options.filter((other) => other.id !== option.id));
                }}
              />
            ),
          },
        ]}
        rows={options}
        nameOf={({ name }) => name.trim() || 'Opción sin nombre'}
        onReorder={(ids) => onChange(inOrder(options, ids))}
        className={options.length === 0 ? styles.none : undefined}
      />
      <StatusText tone="failure" role="alert">
        {errors.options && <span>{errors.options}</span>}
      </StatusText>
      <Button
        kind="secondary"
        data-invalid={errors.options ? true : undefined}
        aria-disabled={isFull || undefined}
        onClick={({ currentTarget }) => {
          if (isFull) return;
          onChange([...options, addedOption(options)]);
          focusNear(currentTarget, options.length);
        }}
      >
        <PlusIcon />
        Agregar opción
      </Button>
      {isFull && <p className={styles.hint}>{`Un grupo tiene hasta ${groupBounds.options} opciones.`}</p>}
    </Section>
  );
}

/** After the next render: the name of the option at this place, or of the last one; without options the button that adds one. */
function focusNear(tapped: HTMLElement, place: number) {
  const section = tapped.closest('[data-options]');
  requestAnimationFrame(() => {
    const names = section?.querySelectorAll<HTMLElement>(`[name="opciones.nombre"]`) ?? [];
    const near = names[Math.min(place, names.length - 1)];
    (near ?? section?.querySelector<HTMLElement>('button:last-of-type'))?.focus();
  });
}

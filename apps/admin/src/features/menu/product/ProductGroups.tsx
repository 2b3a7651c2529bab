import {
  type ChoiceGroup,
  groupBounds,
  groupId,
  groupsInUse,
  moneyText,
  readMoney,
  zeroCents,
} from '@crepas/domain';
import { ButtonLink, IconButton, Section, SelectField, SortableTable, TrashIcon } from '@crepas/ui';
import type { FieldErrors } from '../../../shared/form/entityForm.ts';
import { inOrder } from '../../../shared/inOrder.ts';
import { paths } from '../../../shared/paths.ts';
import { GroupsPreview } from './GroupsPreview.tsx';
import styles from './ProductGroups.module.css';
import { UseFields } from './UseFields.tsx';
import { type EditedUse, newUse, readUses } from './usesForm.ts';

export type ProductGroupsProps = {
  /** All groups of the shop. */
  readonly groups: readonly ChoiceGroup[];
  readonly uses: readonly EditedUse[];
  /** As it is typed, for the preview. */
  readonly price: string;
  readonly errors: FieldErrors;
  readonly onChange: (uses: readonly EditedUse[]) => void;
};

/** What a customer chooses of a product: its groups in their order, each with its rule, and how the customer sees them. */
export function ProductGroups({ groups, uses, price, errors, onChange }: ProductGroupsProps) {
  const rows = uses.flatMap((use) => {
    const group = groups.find(({ id }) => id === use.id);
    return group ? [{ ...use, group }] : [];
  });
  const others = groups.filter(({ id }) => !uses.some((use) => use.id === id));
  const typed = readMoney(price);
  return (
    <Section title="Opciones que elige el cliente" className={styles.root}>
      {rows.length > 0 && (
        <SortableTable
          caption="Grupos del producto, en el orden de su pantalla"
          columns={[
            {
              key: 'group',
              title: 'Grupo',
              cell: ({ group, ...use }) => (
                <div className={styles.use}>
                  <div className={styles.head}>
                    <h3 className={styles.name}>{group.name}</h3>
                    <IconButton
                      kind="danger"
                      label={`Quitar ${group.name}`}
                      icon={<TrashIcon />}
                      onClick={({ currentTarget }) => {
                        focusAdding(currentTarget);
                        onChange(uses.filter(({ id }) => id !== use.id));
                      }}
                    />
                  </div>
                  <p className={styles.hint}>{optionsCopy(group)}</p>
                  <UseFields
                    use={use}
                    errors={errors}
                    onChange={(changed) =>
                      onChange(uses.map((other) => (other.id === use.id ? changed : other)))
                    }
                  />
                </div>
              ),
            },
          ]}
          rows={rows}
          nameOf={({ group }) => group.name}
          onReorder={(ids) => onChange(inOrder(uses, ids))}
        />
      )}
      {others.length > 0 && rows.length < groupBounds.perProduct && (
        <SelectField
          label="Agregar un grupo"
          name="agregar_grupo"
          value=""
          hint={rows.length === 0 ? 'Sin grupos el producto se pide tal cual.' : undefined}
          onChange={({ currentTarget }) => onChange([...uses, newUse(groupId(Number(currentTarget.value)))])}
          options={[['', 'Elige un grupo'], ...others.map(({ id, name }) => [id, name] as const)]}
        />
      )}
      {groups.length === 0 && (
        <div className={styles.none}>
          <p className={styles.hint}>
            Un grupo es lo que el cliente elige del producto: su tamaño, sus salsas.
          </p>
          <ButtonLink kind="secondary" to={paths.createGroup}>
            Crear grupo
          </ButtonLink>
        </div>
      )}
      <GroupsPreview
        offered={groupsInUse(groups, readUses(uses, groups).uses)}
        price={typed.kind === 'amount' ? typed.amount : zeroCents}
      />
    </Section>
  );
}

/** «Chico, Grande +$15.00» */
const optionsCopy = ({ options }: ChoiceGroup) =>
  options.map(({ name, price }) => (price > 0 ? `${name} +${moneyText(price)}` : name)).join(', ');

/** The removed row takes its button with it. */
function focusAdding(tapped: HTMLElement) {
  const section = tapped.closest('section');
  requestAnimationFrame(() => section?.querySelector<HTMLElement>('[name=agregar_grupo]')?.focus());
}

import { ruleFields } from '@crepas/api';
import type { GroupRule } from '@crepas/domain';
import { Field, SelectField } from '@crepas/ui';
import { bindFields, controlOf } from '../../../shared/fields/bindFields.ts';
import type { FieldErrors } from '../../../shared/form/entityForm.ts';
import styles from './ProductGroups.module.css';
import { type EditedUse, oneOf, rangeOf } from './usesForm.ts';

export type UseFieldsProps = {
  readonly use: EditedUse;
  readonly errors: FieldErrors;
  readonly onChange: (use: EditedUse) => void;
};

const kinds = [
  ['one', 'Obligatorio: elige exactamente 1'],
  ['range', 'De … a …'],
] as const;

/** The rule of a group, in plain words. */
export function UseFields({ use, errors, onChange }: UseFieldsProps) {
  const bound = bindFields(use, (part) => onChange({ ...use, ...part }), errors, `${use.id} `);
  const field = (name: keyof GroupRule) => ({
    ...controlOf(ruleFields[name]),
    ...bound.text(name),
    maxLength: 2,
  });
  return (
    <div className={styles.rule}>
      <SelectField
        label="El cliente elige"
        value={use.isOne ? 'one' : 'range'}
        // With one option the fields of the range are not shown, so the error stands here.
        error={use.isOne ? (errors[`${use.id} min`] ?? errors[`${use.id} max`]) : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value === 'one' ? oneOf(use) : rangeOf(use))}
        options={kinds}
        className={styles.kind}
      />
      {!use.isOne && (
        <>
          <Field {...field('min')} hint={use.min === '0' ? 'Puede no elegir' : 'Obligatorio'} />
          <Field {...field('max')} hint="En total" />
        </>
      )}
      <Field {...field('included')} hint="Las más baratas" />
      {!use.isOne && <Field {...field('perOption')} />}
    </div>
  );
}

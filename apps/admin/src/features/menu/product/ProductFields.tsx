import { productFields, type ShopFeature } from '@crepas/api';
import { type Category, categoryId, comboSizeBounds } from '@crepas/domain';
import { CheckCard, Field, SelectField, TextArea } from '@crepas/ui';
import { bindTable } from '../../../shared/fields/bindFields.ts';
import { PriceField } from '../../../shared/fields/PriceField.tsx';
import type { FieldErrors } from '../../../shared/form/entityForm.ts';
import { MenuHoursField } from '../../../shared/menu/MenuHoursField.tsx';
import { useServerFeatures } from '../../../shared/shop/shop.ts';
import styles from './ProductEditor.module.css';
import type { EditedProduct } from './productForm.ts';

export type ProductFieldsProps = {
  readonly form: EditedProduct;
  readonly categories: readonly Category[];
  readonly onChange: (part: Partial<EditedProduct>) => void;
  readonly errors: FieldErrors;
  /** An empty price of a new product is 0. */
  readonly isNew: boolean;
};

/** The fields that not every server has, and that are typed: a text, or a number as text. */
const { windows: _windows, comboSize: _size, comboRepeats: _repeats, ...typed } = productFields;
const extensions = Object.entries<{ readonly wire: string; readonly feature?: ShopFeature }>(typed);

const comboSizes = Array.from(
  { length: comboSizeBounds.max - comboSizeBounds.min + 1 },
  (_, place) => comboSizeBounds.min + place,
);

export function ProductFields({ form, categories, onChange, errors, isNew }: ProductFieldsProps) {
  const server = useServerFeatures();
  const features = server ?? [];
  const bound = bindTable(productFields, form, onChange, errors);
  return (
    <>
      <Field {...bound.text('name')} />
      <TextArea rows={3} {...bound.text('description')} />
      <PriceField
        field={productFields.price}
        value={form.price}
        emptyIsZero={isNew}
        error={errors.price}
        onChange={(price) => onChange({ price })}
      />
      <SelectField
        label={productFields.categoryId.label}
        name={productFields.categoryId.wire}
        value={form.categoryId ?? ''}
        error={errors.categoryId}
        onChange={({ target }) =>
          onChange({ categoryId: target.value === '' ? null : categoryId(Number(target.value)) })
        }
        options={[['', 'Seleccione una categoría'], ...categories.map(({ id, name }) => [id, name] as const)]}
      />
      {extensions.map(
        ([name, { feature }]) =>
          feature !== undefined &&
          features.includes(feature) && (
            <Field key={name} autoComplete="off" {...bound.text(name as keyof typeof form & 'allergens')} />
          ),
      )}
      {features.includes(productFields.windows.feature) && (
        <div className={styles.hours}>
          <MenuHoursField
            windows={form.windows}
            error={errors.windows}
            emptyText={emptyWindowsCopy(categories.find(({ id }) => id === form.categoryId))}
            onChange={(windows) => onChange({ windows })}
          />
        </div>
      )}
      <div className={styles.choices}>
        <CheckCard
          {...bound.flag('isCombo')}
          description={
            features.includes('combos') ? 'El cliente elige sus crepas.' : 'El cliente elige tres crepas.'
          }
        />
        {form.isCombo && features.includes('combos') && (
          <>
            <SelectField
              {...bound.text('comboSize')}
              options={comboSizes.map((size) => [size, `${size} crepas`] as const)}
            />
            <CheckCard
              {...bound.flag('comboRepeats')}
              description="El cliente puede pedir dos veces la misma en un combo."
            />
          </>
        )}
        {server && (
          <>
            <CheckCard
              {...bound.flag('isPromoted')}
              description="Aparece entre los productos promovidos del inicio."
            />
            <CheckCard
              {...bound.flag('isComboEligible')}
              description="Es una de las crepas que se ofrecen al armar un combo."
            />
          </>
        )}
      </div>
    </>
  );
}

/** A product without windows has those of its category. */
const emptyWindowsCopy = (category: Category | undefined): string =>
  category && category.windows.length > 0
    ? `Como su categoría: ${productFields.windows.say(category.windows)}`
    : productFields.windows.say([]);

import { type Category, categoryId, type ProductForm } from '@crepas/domain';
import { CheckCard, Field, SelectField, TextArea } from '@crepas/ui';
import { bindFields } from '../../../shared/fields/bindFields.ts';
import { PriceField } from '../../../shared/fields/PriceField.tsx';
import type { FieldErrors } from '../../../shared/form/entityForm.ts';
import { useHasFeature } from '../../../shared/shop/shop.ts';
import styles from './ProductEditor.module.css';

export type ProductFieldsProps = {
  readonly form: ProductForm;
  readonly categories: readonly Category[];
  readonly onChange: (part: Partial<ProductForm>) => void;
  readonly errors: FieldErrors;
  /** An empty price of a new product is 0. */
  readonly isNew: boolean;
};

export function ProductFields({ form, categories, onChange, errors, isNew }: ProductFieldsProps) {
  const hasSearchWords = useHasFeature('tambien');
  const hasAllergens = useHasFeature('alergenos');
  const bound = bindFields(form, onChange, errors);
  return (
    <>
      <Field label="Nombre" name="nombre" maxLength={120} {...bound.text('name')} />
      <TextArea
        label="Descripción"
        name="descripcion"
        maxLength={1000}
        rows={3}
        {...bound.text('description')}
      />
      <PriceField
        name="precio"
        value={form.price}
        emptyIsZero={isNew}
        error={errors.price}
        onChange={(price) => onChange({ price })}
      />
      <SelectField
        label="Categoría"
        name="categoria"
        value={form.categoryId ?? ''}
        error={errors.categoryId}
        onChange={({ target }) =>
          onChange({ categoryId: target.value === '' ? null : categoryId(Number(target.value)) })
        }
        options={[['', 'Seleccione una categoría'], ...categories.map(({ id, name }) => [id, name] as const)]}
      />
      {hasSearchWords && (
        <Field
          label="También se encuentra como"
          name="tambien"
          maxLength={120}
          autoComplete="off"
          hint="Marcas u otros nombres, por ejemplo: Nutella, Nocilla"
          {...bound.text('alsoFoundAs')}
        />
      )}
      {hasAllergens && (
        <Field
          label="Alérgenos"
          name="alergenos"
          maxLength={200}
          autoComplete="off"
          hint="Se lee en la página del producto, por ejemplo: Contiene: leche, huevo, nuez"
          {...bound.text('allergens')}
        />
      )}
      <div className={styles.choices}>
        <CheckCard
          label="Combo de 3 crepas"
          description="El cliente elige tres crepas."
          name="combo"
          {...bound.flag('isCombo')}
        />
        <CheckCard
          label="Mejores Selecciones"
          description="Aparece entre los productos promovidos del inicio."
          name="promo"
          {...bound.flag('isPromoted')}
        />
        <CheckCard
          label="Se puede elegir en un combo"
          description="Es una de las crepas que se ofrecen al armar un combo."
          name="elegible_combo"
          {...bound.flag('isComboEligible')}
        />
      </div>
    </>
  );
}

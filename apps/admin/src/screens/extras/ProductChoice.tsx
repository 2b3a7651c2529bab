import { type Category, type CategoryId, categoryId, type ProductId, productId } from '@crepas/domain';
import { SelectField } from '@crepas/ui';
import { useCategoryProducts } from '../../queries/products.ts';
import styles from './ExtrasScreen.module.css';

export type ProductChoiceProps = {
  /** Undefined while loading. */
  readonly categories: readonly Category[] | undefined;
  readonly category: CategoryId | undefined;
  readonly product: ProductId | null;
  readonly onCategory: (id: CategoryId) => void;
  readonly onProduct: (id: ProductId | null) => void;
};

export function ProductChoice({ categories, category, product, onCategory, onProduct }: ProductChoiceProps) {
  const products = useCategoryProducts(category);
  return (
    <div className={styles.choice}>
      <SelectField
        label="Categoría"
        name="categoria"
        value={category ?? ''}
        onChange={({ currentTarget }) => onCategory(categoryId(Number(currentTarget.value)))}
      >
        {categories?.length === 0 && <option value="">Aún no hay categorías</option>}
        {categories?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Producto"
        name="producto"
        error={products.isError ? 'No pudimos cargar los productos. Intenta de nuevo.' : undefined}
        value={product ?? ''}
        onChange={({ currentTarget: { value } }) => onProduct(value === '' ? null : productId(Number(value)))}
      >
        <option value="">Seleccione un producto</option>
        {products.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

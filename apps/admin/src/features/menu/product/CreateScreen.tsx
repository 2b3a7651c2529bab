import { productFields } from '@crepas/api';
import { blankProduct, type Category, categoryId } from '@crepas/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { typedNumbers } from '../../../shared/form/typedNumbers.ts';
import { useCreateProduct } from '../../../shared/menu/products.ts';
import { paths } from '../../../shared/paths.ts';
import { WithCategories } from './FormPage.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { createCopy, type EditedProduct } from './productForm.ts';

/** Spec §2, `/create`. The category of the previous screen is preselected. */
export const CreateScreen = () => (
  <WithCategories title={createCopy.title}>
    {(categories) => <NewProduct categories={categories} />}
  </WithCategories>
);

function NewProduct({ categories }: { readonly categories: readonly Category[] }) {
  const [search] = useSearchParams();
  const asked = Number(search.get('categoria'));
  const category = categories.find(({ id }) => id === asked)?.id ?? null;
  const [saved] = useState(() => emptyForm(category));
  const { mutateAsync } = useCreateProduct();
  return (
    <ProductEditor
      name="new"
      isNew
      saved={saved}
      backTo={category === null ? paths.admin : paths.adminOf(category)}
      categories={categories}
      save={mutateAsync}
    />
  );
}

const { available: _, ...blankForm } = blankProduct;

const emptyForm = (category: number | null): EditedProduct => ({
  ...blankForm,
  ...typedNumbers(productFields, blankForm),
  price: '',
  categoryId: category === null ? null : categoryId(category),
});

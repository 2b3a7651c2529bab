import { apiErrorCopy, productFields } from '@crepas/api';
import { blankProduct, type Category, type ChoiceGroup, categoryId, type ProductId } from '@crepas/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { typedNumbers } from '../../../shared/form/typedNumbers.ts';
import { leaveDraft } from '../../../shared/form/useEntityForm.ts';
import { useSetProductExtras } from '../../../shared/menu/extras.ts';
import type { ExtrasEdit } from '../../../shared/menu/extraTicks.ts';
import { useSetProductGroups } from '../../../shared/menu/groups.ts';
import { useCreateProduct } from '../../../shared/menu/products.ts';
import { paths } from '../../../shared/paths.ts';
import { WithMenu } from './FormPage.tsx';
import { type ProductPart, saveNewParts } from './newProductParts.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { createCopy, type EditedProduct } from './productForm.ts';

/** Spec §2, `/create`. The category of the previous screen is preselected. */
export const CreateScreen = () => (
  <WithMenu title={createCopy.title}>
    {(categories, groups) => <NewProduct categories={categories} groups={groups} />}
  </WithMenu>
);

type NewProductProps = {
  readonly categories: readonly Category[];
  readonly groups: readonly ChoiceGroup[] | null;
};

function NewProduct({ categories, groups }: NewProductProps) {
  const [search] = useSearchParams();
  const asked = Number(search.get('categoria'));
  const category = categories.find(({ id }) => id === asked)?.id ?? null;
  const [saved] = useState(() => emptyForm(category));
  const create = useCreateProduct();
  const setGroups = useSetProductGroups();
  const setExtras = useSetProductExtras();
  return (
    <ProductEditor
      name="new"
      isNew
      saved={saved}
      backTo={category === null ? paths.admin : paths.adminOf(category)}
      categories={categories}
      groups={groups}
      save={async ({ uses, usesBefore: before, extras, ...product }, sent) => {
        const id = await create.mutateAsync(product);
        const ofGroups: ProductPart<ProductId> = {
          name: 'sus opciones',
          save: (product) => setGroups.mutateAsync({ product, uses, before }),
          draft: { uses: sent.uses, usesBefore: before },
        };
        const ofExtras = (edit: ExtrasEdit): ProductPart<ProductId> => ({
          name: 'sus extras',
          save: (product) => setExtras.mutateAsync({ product, ...edit }),
          draft: { extras: edit.extras, extrasBefore: edit.before },
        });
        const lost = await saveNewParts(id, [
          ...(uses.length > 0 ? [ofGroups] : []),
          ...(extras ? [ofExtras(extras)] : []),
        ]);
        if (lost === null) return {};
        // The product exists: its form goes on with what is not saved.
        if (id !== null) leaveDraft(`product ${id}`, lost.draft);
        const reason = id === null ? 'Ábrelo y elígelos.' : apiErrorCopy(lost.error);
        return { half: { id, lost: lost.names, reason } };
      }}
    />
  );
}

const { available: _, ...blankForm } = blankProduct;

const emptyForm = (category: number | null): EditedProduct => ({
  ...blankForm,
  ...typedNumbers(productFields, blankForm),
  price: '',
  windows: [],
  uses: [],
  usesBefore: [],
  extras: [],
  extrasBefore: [],
  categoryId: category === null ? null : categoryId(category),
});

import { productFields } from '@crepas/api';
import { type Category, type Product, pesosFromCents, productId } from '@crepas/domain';
import { ButtonLink, EmptyState } from '@crepas/ui';
import { useState } from 'react';
import { changesOf } from '../../../shared/form/entityForm.ts';
import { typedNumbers } from '../../../shared/form/typedNumbers.ts';
import { useIdInPath } from '../../../shared/idIn.ts';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { useProduct, useUpdateProduct } from '../../../shared/menu/products.ts';
import { paths } from '../../../shared/paths.ts';
import { FormLoading, FormPage, WithCategories } from './FormPage.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { type EditedProduct, updateCopy } from './productForm.ts';

/** Spec §2, `/update/{id}`. */
export function UpdateScreen() {
  const id = useIdInPath();
  if (id === null) {
    return (
      <FormPage title={updateCopy.title}>
        <NoProduct />
      </FormPage>
    );
  }
  return (
    <WithCategories title={updateCopy.title}>
      {(categories) => <KnownProduct key={id} id={id} categories={categories} />}
    </WithCategories>
  );
}

type KnownProductProps = { readonly id: number; readonly categories: readonly Category[] };

function KnownProduct({ id, categories }: KnownProductProps) {
  const query = useProduct(productId(id));
  if (query.data) return <OldProduct product={query.data} categories={categories} />;
  return (
    <FormPage title={updateCopy.title}>
      <Loaded query={query} loading={<FormLoading />} failedTitle="Error al cargar los datos del producto">
        {() => <NoProduct />}
      </Loaded>
    </FormPage>
  );
}

const NoProduct = () => (
  <EmptyState
    title="Producto no encontrado"
    action={<ButtonLink to={paths.admin}>Ver productos</ButtonLink>}
  />
);

type OldProductProps = { readonly product: Product; readonly categories: readonly Category[] };

function OldProduct({ product, categories }: OldProductProps) {
  const [opened] = useState(product);
  const { mutateAsync } = useUpdateProduct(opened.categoryId);
  return (
    <ProductEditor
      name={String(product.id)}
      isNew={false}
      saved={formOf(opened)}
      backTo={paths.adminOf(product.categoryId)}
      categories={categories}
      save={(update) => mutateAsync({ id: product.id, ...changesOf(opened, update) })}
    />
  );
}

const formOf = ({ id: _, available: __, soldOutUntil: ___, price, ...product }: Product): EditedProduct => ({
  ...product,
  ...typedNumbers(productFields, product),
  price: String(pesosFromCents(price)),
});

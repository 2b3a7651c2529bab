import { productFields } from '@crepas/api';
import {
  type Category,
  type ChoiceGroup,
  capitalized,
  type GroupUse,
  type Product,
  pesosFromCents,
  productId,
} from '@crepas/domain';
import { ButtonLink, EmptyState } from '@crepas/ui';
import { useState } from 'react';
import { listed } from '../../../shared/copy.ts';
import { changesOf } from '../../../shared/form/entityForm.ts';
import { typedNumbers } from '../../../shared/form/typedNumbers.ts';
import { useIdInPath } from '../../../shared/idIn.ts';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { useExtras, useProductExtraIds, useSetProductExtras } from '../../../shared/menu/extras.ts';
import { extraOthersCopy } from '../../../shared/menu/extraTicks.ts';
import { useProductGroups, useSetProductGroups } from '../../../shared/menu/groups.ts';
import { useProduct, useUpdateProduct } from '../../../shared/menu/products.ts';
import { useNotifications } from '../../../shared/notifications/notifications.ts';
import { paths } from '../../../shared/paths.ts';
import { FormLoading, FormPage, WithMenu } from './FormPage.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { type EditedProduct, updateCopy } from './productForm.ts';
import { editedUse, rulesOthersCopy } from './usesForm.ts';

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
    <WithMenu title={updateCopy.title}>
      {(categories, groups) => <KnownProduct key={id} id={id} categories={categories} groups={groups} />}
    </WithMenu>
  );
}

type FormMenu = {
  readonly categories: readonly Category[];
  readonly groups: readonly ChoiceGroup[] | null;
};

type KnownProductProps = FormMenu & { readonly id: number };

function KnownProduct({ id, ...menu }: KnownProductProps) {
  const product = useProduct(productId(id));
  const uses = useProductGroups(productId(id));
  const links = useProductExtraIds(productId(id));
  const [openedMs] = useState(Date.now);
  const usesNow = menu.groups === null ? [] : uses.data;
  if (product.data && usesNow)
    return <OldProduct product={product.data} uses={usesNow} links={links} openedMs={openedMs} {...menu} />;
  return (
    <FormPage title={updateCopy.title}>
      <Loaded<unknown>
        query={product.data ? uses : product}
        loading={<FormLoading />}
        failedTitle="Error al cargar los datos del producto"
      >
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

type OldProductProps = FormMenu & {
  readonly product: Product;
  readonly uses: readonly GroupUse[];
  readonly links: ReturnType<typeof useProductExtraIds>;
  readonly openedMs: number;
};

function OldProduct({ product, uses, links, openedMs, categories, groups }: OldProductProps) {
  const [opened] = useState({ product, uses });
  const { mutateAsync } = useUpdateProduct(opened.product.categoryId);
  const setGroups = useSetProductGroups();
  const setExtras = useSetProductExtras();
  const { data: allExtras = [] } = useExtras();
  // Those of an earlier visit may be old, and a server of spec §7 alone takes the whole list.
  const linked = links.dataUpdatedAt >= openedMs ? links.data : undefined;
  const { notifySuccess } = useNotifications.getState();
  return (
    <ProductEditor
      name={String(product.id)}
      isNew={false}
      saved={{
        ...formOf(opened.product),
        uses: opened.uses.map(editedUse),
        usesBefore: opened.uses,
        extras: linked ?? [],
        extrasBefore: linked ?? null,
      }}
      backTo={paths.adminOf(product.categoryId)}
      categories={categories}
      groups={groups}
      links={links}
      save={async ({ uses: changed, usesBefore: before, extras, ...update }) => {
        const { id } = product;
        const isChanged = JSON.stringify(changed) !== JSON.stringify(before);
        const edit = { uses: changed, before };
        const done: string[] = [];
        const others: string[] = [];
        try {
          // First: while they are refused nothing else is saved, and a new picture is not in use.
          if (isChanged) {
            const saved = await setGroups.mutateAsync({ product: id, ...edit });
            done.push('las opciones del cliente');
            others.push(rulesOthersCopy(edit, saved, groups ?? []));
          }
          if (extras) {
            const saved = await setExtras.mutateAsync({ product: id, ...extras });
            done.push('los extras');
            others.push(extraOthersCopy(extras, saved, allExtras));
          }
          await mutateAsync({ id, ...changesOf(opened.product, update) });
        } catch (error) {
          if (done.length > 0) notifySuccess(`${capitalized(listed(done))} sí se guardaron.`);
          throw error;
        }
        return { others: others.filter(Boolean).join(' ') };
      }}
    />
  );
}

const formOf = ({
  id: _,
  available: __,
  soldOutUntil: ___,
  ...product
}: Product): Omit<EditedProduct, 'uses' | 'usesBefore' | 'extras' | 'extrasBefore'> => ({
  ...product,
  ...typedNumbers(productFields, product),
  price: String(pesosFromCents(product.price)),
  windows: productFields.windows.toWire(product.windows),
});

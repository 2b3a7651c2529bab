import type { Product } from '@crepas/domain';
import { DeleteDialog } from '../../dialogs/DeleteDialog.tsx';
import { notifyError } from '../../notifications/notifyError.ts';
import { useDeleteProduct } from '../../queries/products.ts';
import { useUndoDeletion } from '../../restoring/useUndoDeletion.ts';

export type ProductDeletionProps = { readonly product: Product; readonly onClose: () => void };

/** Past orders keep the product's name, price and picture. */
export function ProductDeletion({ product, onClose }: ProductDeletionProps) {
  const tellDeleted = useUndoDeletion('product');
  const { mutateAsync } = useDeleteProduct();

  async function remove() {
    try {
      await mutateAsync(product);
      tellDeleted(`Eliminaste ${product.name}.`, product);
    } catch (error) {
      notifyError('Error al eliminar el producto', error);
    }
  }

  return (
    <DeleteDialog
      question="¿Estás seguro de eliminar este producto?"
      subject={product.name}
      onYes={remove}
      onClose={onClose}
    />
  );
}

import type { Product } from '@crepas/domain';
import { apiErrorCopy } from '../../copy.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { useDeleteProduct } from '../../queries/products.ts';
import { useNews } from '../../stores/news.ts';

export type DeleteProductProps = { readonly product: Product; readonly onDone: () => void };

export function DeleteProduct({ product, onDone }: DeleteProductProps) {
  const { mutateAsync, isPending } = useDeleteProduct();
  const { tellSuccess, tellFailure } = useNews.getState();

  async function remove() {
    try {
      await mutateAsync(product);
      tellSuccess(`Eliminaste ${product.name}.`);
    } catch (error) {
      tellFailure({ text: 'Error al eliminar el producto', reason: apiErrorCopy(error) });
    }
    onDone();
  }

  return (
    <ConfirmDialog
      question="¿Estás seguro de eliminar este producto?"
      subject={product.name}
      yes="Eliminar"
      busy={isPending}
      onYes={() => void remove()}
      onClose={onDone}
    />
  );
}

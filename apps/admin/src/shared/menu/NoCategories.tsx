import { ButtonLink, EmptyState } from '@crepas/ui';
import { paths } from '../paths.ts';
import { useIsOwner } from '../session/session.ts';

/** A shop on its first day: products come after their category. */
export function NoCategories() {
  const isOwner = useIsOwner();
  return (
    <EmptyState
      title="Aún no hay categorías"
      action={isOwner && <ButtonLink to={paths.createCategory}>Crear categoría</ButtonLink>}
    >
      Crea una categoría para agregar productos.
    </EmptyState>
  );
}

import { ButtonLink, EmptyState } from '@crepas/ui';
import { paths } from '../paths.ts';
import { useMayChangeMenu } from '../session/session.ts';

/** A shop on its first day: products come after their category. */
export function NoCategories() {
  const mayChange = useMayChangeMenu();
  return (
    <EmptyState
      title="Aún no hay categorías"
      action={mayChange && <ButtonLink to={paths.createCategory}>Crear categoría</ButtonLink>}
    >
      {mayChange && 'Crea una categoría para agregar productos.'}
    </EmptyState>
  );
}

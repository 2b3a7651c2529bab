import { checkCategoryName } from '@crepas/domain';
import { Button, Card, Field } from '@crepas/ui';
import type { FormEvent } from 'react';
import { notifyError } from '../../notifications/notifyError.ts';
import { useCreateCategory } from '../../queries/categories.ts';
import { categoryNameDrafts } from '../../stores/drafts.ts';
import { useNotifications } from '../../stores/notifications.ts';
import { useDraft } from '../../stores/useDraft.ts';
import styles from './CategoriesScreen.module.css';

/** The form for a new category. The draft is cleared only after a successful save. */
export function CategoryForm() {
  const { draft: typed = '', change, discard } = useDraft(categoryNameDrafts, 'new');
  const { notifySuccess, notifyFailure } = useNotifications.getState();
  const create = useCreateCategory();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (create.isPending) return;
    const name = checkCategoryName(typed);
    if (name === null) return notifyFailure({ text: 'Categoria inválida' });
    try {
      await create.mutateAsync(name);
      discard();
      notifySuccess('Categoria creada correctamente!');
    } catch (error) {
      notifyError('Error al crear categoria', error);
    }
  }

  return (
    <Card>
      <form noValidate onSubmit={submit} className={styles.create}>
        <Field
          label="Nueva categoría"
          name="nombre"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <Button type="submit" busy={create.isPending}>
          Crear
        </Button>
      </form>
    </Card>
  );
}

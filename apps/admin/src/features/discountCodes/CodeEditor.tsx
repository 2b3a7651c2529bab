import type { DiscountCodeChange } from '@crepas/api';
import type { Category, CategoryId, DiscountCodeId } from '@crepas/domain';
import { Page, PageHeader } from '@crepas/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { useEntityForm } from '../../shared/form/useEntityForm.ts';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { FieldsLoading } from '../../shared/lists/Skeletons.tsx';
import { useOrderedCategories } from '../../shared/menu/products.ts';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { CodeFields } from './CodeFields.tsx';
import styles from './Codes.module.css';
import { checkCode, codeOf, type EditedCode, refusedCodeField } from './codeForm.ts';

export type CodeEditorProps = {
  /** Null for a new code. */
  readonly id: DiscountCodeId | null;
  /** What the form begins with, by the categories of the menu. */
  readonly savedFor: (categories: readonly CategoryId[]) => EditedCode;
  /** @param before what the form began with */
  readonly save: (code: DiscountCodeChange, before: DiscountCodeChange) => Promise<unknown>;
};

const newCopy = {
  title: 'Crear código',
  submit: 'Crear código',
  done: 'Código creado',
  failed: 'Error al crear el código',
};
const oldCopy: typeof newCopy = {
  title: 'Editar código',
  submit: 'Guardar cambios',
  done: 'Código actualizado',
  failed: 'Error al actualizar el código',
};

/** The form of a new or existing code, which returns to the list when it is saved. */
export function CodeEditor(props: CodeEditorProps) {
  const copy = props.id === null ? newCopy : oldCopy;
  const categories = useOrderedCategories();
  if (categories.data) return <KnownMenu {...props} categories={categories.data} />;
  return (
    <Page bar={null}>
      <ScreenTitle>{copy.title}</ScreenTitle>
      <PageHeader title={copy.title} backTo={paths.codes} />
      <Loaded
        query={categories}
        loading={<FieldsLoading label="Cargando categorías…" />}
        failedTitle="Error al obtener las categorías"
      >
        {() => null}
      </Loaded>
    </Page>
  );
}

function KnownMenu({
  id,
  savedFor,
  save,
  categories,
}: CodeEditorProps & { readonly categories: readonly Category[] }) {
  const copy = id === null ? newCopy : oldCopy;
  const navigate = useNavigate();
  const [saved] = useState(() => savedFor(categories.map((category) => category.id)));
  const codeForm = useEntityForm({
    name: `code ${id ?? 'new'}`,
    saved,
    check: checkCode,
    save: (code) => save(code, codeOf(saved)),
    refusedField: refusedCodeField,
    done: copy.done,
    failed: copy.failed,
    onSaved: () => void navigate(paths.codes),
  });

  const { form, errors, change } = codeForm;

  return (
    <FormPage
      title={copy.title}
      backTo={paths.codes}
      submit={copy.submit}
      form={codeForm}
      className={styles.form}
    >
      <CodeFields isNew={id === null} form={form} errors={errors} categories={categories} onChange={change} />
    </FormPage>
  );
}

import type { Category, CheckedProductForm, ProductDraft, ProductForm } from '@crepas/domain';
import { BottomBar, Button, Form, focusHeading, Page, PageHeader } from '@crepas/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LeaveQuestion } from '../../dialogs/LeaveQuestion.tsx';
import { deletePictures } from '../../images/deletePictures.ts';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { abandonedPictures } from '../../stores/productDraft.ts';
import type { ProductFormCopy } from './formCopy.ts';
import { PictureField } from './PictureField.tsx';
import styles from './ProductEditor.module.css';
import { ProductFields } from './ProductFields.tsx';
import { useProductDraft } from './useProductDraft.ts';
import { useProductSaving } from './useProductSaving.ts';

export type ProductEditorProps = {
  /** `new`, or the product's id. */
  readonly name: string;
  readonly initial: ProductForm;
  readonly backTo: string;
  readonly categories: readonly Category[];
  readonly copy: ProductFormCopy;
  readonly check: (form: ProductForm) => CheckedProductForm;
  readonly save: (product: ProductDraft) => Promise<void>;
  /** A new product needs a picture before it can be saved (spec §5). */
  readonly needsPicture: boolean;
  /** An existing product needs a price above 0; a new one may get it later (spec §5). */
  readonly needsPrice: boolean;
};

const formId = 'producto';

/** The form of a new or existing product. Failures and expired sessions keep the draft. */
export function ProductEditor(props: ProductEditorProps) {
  const { name, initial, backTo, categories, copy, check, save, needsPicture, needsPrice } = props;
  const { key } = useLocation();
  const draft = useProductDraft(name, initial);
  const { isMarked, isSaving, submit, forgetProblem } = useProductSaving({
    draft,
    initial,
    check,
    save,
    copy,
  });
  const [isUploading, setUploading] = useState(false);
  const isGivenUp = useRef(false);

  // The heading of the loading state had the focus and is gone. After a page load ('default') the browser decides.
  useEffect(() => {
    if (key !== 'default') focusHeading();
  }, [key]);

  function change(part: Partial<ProductForm>) {
    forgetProblem();
    draft.change(part);
  }

  /** An upload that finishes after the form was discarded is deleted. */
  function takePicture(imageUrl: string) {
    if (isGivenUp.current) void deletePictures([imageUrl]);
    else change({ imageUrl });
  }

  function leave() {
    isGivenUp.current = true;
    forgetProblem();
    void deletePictures(abandonedPictures(draft.now(), initial));
    draft.discard();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if ((await submit()) === 'incomplete') focusFirstInvalid(form);
  }

  return (
    <Page
      width="desk"
      bar={
        <BottomBar className={styles.bar}>
          <Button
            type="submit"
            form={formId}
            wide
            busy={isSaving}
            disabled={isUploading || (needsPicture && draft.form.imageUrl === '')}
          >
            {copy.submit}
          </Button>
        </BottomBar>
      }
    >
      <ScreenTitle>{copy.title}</ScreenTitle>
      <PageHeader title={copy.title} backTo={backTo} />
      <Form id={formId} className={styles.form} onSubmit={onSubmit}>
        <PictureField
          imageUrl={draft.form.imageUrl}
          onUploaded={takePicture}
          onBusyChange={setUploading}
          uploadFailed={copy.uploadFailed}
        />
        <ProductFields
          form={draft.form}
          categories={categories}
          onChange={change}
          isMarked={isMarked}
          needsPrice={needsPrice}
        />
      </Form>
      {/* During the save there is nothing to discard. */}
      <LeaveQuestion isUnsaved={() => !isSaving && (isUploading || draft.isUnsaved())} onDiscard={leave} />
    </Page>
  );
}

/** After the next render has marked the fields; centred, because the bottom bar covers the form's end. */
const focusFirstInvalid = (form: HTMLFormElement) =>
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });

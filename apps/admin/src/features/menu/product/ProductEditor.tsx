import { logFailure } from '@crepas/api';
import {
  type Category,
  type CheckedProductForm,
  checkImage,
  type ProductDraft,
  type ProductForm,
} from '@crepas/domain';
import { BottomBar, Button, Form, focusHeading, ImagePicker, Page, PageHeader } from '@crepas/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusFirstInvalid } from '../../../shared/fields/focusFirstInvalid.ts';
import { deletePictures } from '../../../shared/images/deletePictures.ts';
import { LeaveQuestion } from '../../../shared/leaving/LeaveQuestion.tsx';
import { ScreenTitle } from '../../../shared/ScreenTitle.tsx';
import { useHasFeature } from '../../../shared/shop/shop.ts';
import { imageErrorCopy, type ProductFormCopy } from './formCopy.ts';
import { uploadImage } from './images/uploadImage.ts';
import styles from './ProductEditor.module.css';
import { ProductFields } from './ProductFields.tsx';
import { abandonedPictures } from './productDraft.ts';
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

type PictureFieldProps = {
  /** The URL of the current picture; empty when there is none. */
  readonly imageUrl: string;
  readonly onUploaded: (imageUrl: string) => void;
  /** Called when an upload starts or ends. The form cannot be saved during an upload. */
  readonly onBusyChange: (isBusy: boolean) => void;
  readonly uploadFailed: string;
};

type Upload = { readonly preview: string; readonly progress: number };

/** Uploads a picture as soon as it is chosen, with a preview. After a failure the old picture stays. */
function PictureField({ imageUrl, onUploaded, onBusyChange, uploadFailed }: PictureFieldProps) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [error, setError] = useState<string>();
  const canSign = useHasFeature('foto_firmada');

  async function take(file: File) {
    const refusal = checkImage(file);
    setError(refusal === null ? undefined : imageErrorCopy(refusal));
    if (refusal !== null) return;
    const preview = URL.createObjectURL(file);
    setUpload({ preview, progress: 0 });
    onBusyChange(true);
    try {
      onUploaded(await uploadImage(file, canSign, (progress) => setUpload({ preview, progress })));
    } catch (cause) {
      logFailure('picture', cause);
      setError(uploadFailed);
    }
    setUpload(null);
    onBusyChange(false);
    URL.revokeObjectURL(preview);
  }

  return (
    <ImagePicker
      label="Imagen"
      name="imagen"
      hint="JPEG, PNG u otra imagen de hasta 5 MB."
      error={error}
      src={upload?.preview ?? imageUrl}
      progress={upload?.progress}
      onPick={(file) => void take(file)}
    />
  );
}

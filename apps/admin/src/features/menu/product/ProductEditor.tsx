import { logFailure } from '@crepas/api';
import type { Category, ChoiceGroup, ProductId } from '@crepas/domain';
import { BottomBar, Button, Form, focusHeading, ImagePicker, Page, PageHeader } from '@crepas/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEntityForm } from '../../../shared/form/useEntityForm.ts';
import { deletePictures } from '../../../shared/images/deletePictures.ts';
import { LeaveQuestion } from '../../../shared/leaving/LeaveQuestion.tsx';
import { useExtras } from '../../../shared/menu/extras.ts';
import { tickedExtras } from '../../../shared/menu/extraTicks.ts';
import { doneCopy } from '../../../shared/menu/othersCopy.ts';
import { useNotifications } from '../../../shared/notifications/notifications.ts';
import { paths } from '../../../shared/paths.ts';
import { ScreenTitle } from '../../../shared/ScreenTitle.tsx';
import { useHasFeature } from '../../../shared/shop/shop.ts';
import { pictureForUpload } from './images/pictureForUpload.ts';
import { uploadImage } from './images/uploadImage.ts';
import styles from './ProductEditor.module.css';
import { ProductExtras, type ProductExtrasProps } from './ProductExtras.tsx';
import { ProductFields } from './ProductFields.tsx';
import { ProductGroups } from './ProductGroups.tsx';
import {
  abandonedPictures,
  checkProduct,
  createCopy,
  type EditedProduct,
  imageErrorCopy,
  leftoverPictures,
  type PicturedProduct,
  refusedProductField,
  type SavedProduct,
  updateCopy,
} from './productForm.ts';

export type ProductEditorProps = {
  /** `new`, or the product's id. */
  readonly name: string;
  readonly isNew: boolean;
  readonly saved: EditedProduct;
  readonly backTo: string;
  readonly categories: readonly Category[];
  /** Null on a server without them. */
  readonly groups: readonly ChoiceGroup[] | null;
  /** The query of the product's extras. A new one has none. */
  readonly links?: ProductExtrasProps['links'];
  readonly save: (product: SavedProduct, form: PicturedProduct) => Promise<Saved>;
};

type Saved = {
  readonly half?: HalfSaved;
  /** What somebody else did to its groups and extras meanwhile. */
  readonly others?: string;
};

/** A new product of which a part was not saved. */
type HalfSaved = {
  /** Null where the server did not say it. */
  readonly id: ProductId | null;
  /** «sus opciones» */
  readonly lost: string;
  readonly reason: string;
};

const formId = 'producto';

/** The form of a new or existing product, which returns to the list when it is saved. */
export function ProductEditor(props: ProductEditorProps) {
  const { name, isNew, saved, backTo, categories, groups, links, save } = props;
  const copy = isNew ? createCopy : updateCopy;
  const { key } = useLocation();
  const navigate = useNavigate();
  const { data: allExtras } = useExtras();
  const canMerge = useHasFeature('antes');
  const { form, now, errors, change, isSaving, isUnsaved, discard, onSubmit } = useEntityForm({
    name: `product ${name}`,
    saved: { ...saved, uploads: [] as readonly string[] },
    check: (form) => checkProduct(form, isNew, groups ?? [], allExtras, canMerge),
    async save(product, sent) {
      const result = await save(product, sent);
      if (result.half) notifyHalf(result.half);
      // After the save only: until then the product still uses the old picture (spec §7).
      void deletePictures(leftoverPictures(saved, sent));
      return result;
    },
    refusedField: refusedProductField,
    done: (_, { half, others = '' }) => (half ? undefined : doneCopy(copy.done, others)),
    failed: copy.failed,
    onSaved({ categoryId }, { half }) {
      const id = half?.id ?? null;
      void navigate(id === null ? paths.adminOf(categoryId) : paths.update(id));
      // Again: a failure belongs to the screen on which it was said.
      if (half) notifyHalf(half);
    },
  });
  const [isUploading, setUploading] = useState(false);
  const isGivenUp = useRef(false);

  // The heading of the loading state had the focus and is gone. After a page load ('default') the browser decides.
  useEffect(() => {
    if (key !== 'default') focusHeading();
  }, [key]);

  /** An upload that finishes after the form was discarded is deleted. */
  function takePicture(imageUrl: string) {
    if (isGivenUp.current) void deletePictures([imageUrl]);
    else change({ imageUrl, uploads: [...now().uploads, imageUrl] });
  }

  function leave() {
    isGivenUp.current = true;
    void deletePictures(abandonedPictures(saved, now()));
    discard();
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
            disabled={isUploading || (isNew && form.imageUrl === '')}
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
          imageUrl={form.imageUrl}
          refusal={errors.imageUrl}
          onUploaded={takePicture}
          onBusyChange={setUploading}
          uploadFailed={copy.uploadFailed}
        />
        <ProductFields form={form} categories={categories} onChange={change} errors={errors} isNew={isNew} />
        {groups && (
          <ProductGroups
            groups={groups}
            uses={form.uses}
            price={form.price}
            errors={errors}
            // The draft of an earlier visit is compared with the groups that it began with.
            onChange={(uses) => change({ uses: [...uses], usesBefore: form.usesBefore })}
          />
        )}
        <ProductExtras
          extras={form.extras}
          before={form.extrasBefore}
          links={links}
          onToggle={(id) => {
            const { extras, extrasBefore: before } = now();
            change({ extras: tickedExtras({ extras, before }, id), extrasBefore: before });
          }}
        />
      </Form>
      {/* During the save there is nothing to discard. */}
      <LeaveQuestion isUnsaved={() => !isSaving && (isUploading || isUnsaved())} onDiscard={leave} />
    </Page>
  );
}

const notifyHalf = ({ lost, reason }: HalfSaved) =>
  useNotifications
    .getState()
    .notifyFailure({ text: `El producto se creó, pero ${lost} no se guardaron`, reason });

type PictureFieldProps = {
  /** The URL of the current picture; empty when there is none. */
  readonly imageUrl: string;
  /** Why the server refused the picture. */
  readonly refusal: string | undefined;
  readonly onUploaded: (imageUrl: string) => void;
  /** Called when an upload starts or ends. The form cannot be saved during an upload. */
  readonly onBusyChange: (isBusy: boolean) => void;
  readonly uploadFailed: string;
};

type Upload = { readonly preview: string; readonly progress: number };

/** Uploads a picture as soon as it is chosen, with a preview. After a failure the old picture stays. */
function PictureField({ imageUrl, refusal, onUploaded, onBusyChange, uploadFailed }: PictureFieldProps) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [error, setError] = useState<string>();
  const canSign = useHasFeature('foto_firmada');

  async function take(file: File) {
    setError(undefined);
    const preview = URL.createObjectURL(file);
    setUpload({ preview, progress: 0 });
    onBusyChange(true);
    try {
      const picture = await pictureForUpload(file);
      if (picture.kind === 'refused') setError(imageErrorCopy(picture.refusal));
      else
        onUploaded(
          await uploadImage(picture.file, picture.colour, canSign, (progress) =>
            setUpload({ preview, progress }),
          ),
        );
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
      error={error ?? refusal}
      src={upload?.preview ?? imageUrl}
      progress={upload?.progress}
      onPick={(file) => void take(file)}
    />
  );
}

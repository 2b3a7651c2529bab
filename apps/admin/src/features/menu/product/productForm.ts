import { productFields } from '@crepas/api';
import {
  type ChoiceGroup,
  checkNewProduct,
  checkProductUpdate,
  type Extra,
  type ExtraId,
  type GroupUse,
  type ProductDraft,
  type ProductForm,
  type ProductFormError,
  toLine,
} from '@crepas/domain';
import { missingCopy } from '../../../shared/copy.ts';
import { missingPriceCopy } from '../../../shared/fields/moneyCopy.ts';
import { type CheckedForm, markedCopy, refusedBy } from '../../../shared/form/entityForm.ts';
import { type NumberName, readNumbers } from '../../../shared/form/typedNumbers.ts';
import { type ExtrasEdit, extrasEdit } from '../../../shared/menu/extraTicks.ts';
import { type TypedWindows, windowsError } from '../../../shared/menu/MenuHoursField.tsx';
import type { PictureRefusal } from './images/preparePicture.ts';
import { type EditedUse, readUses, refusedUse } from './usesForm.ts';

type Numbers = NumberName<typeof productFields>;

/** A product as it is edited: price, numbers, the times of its windows and the rules of its groups are typed as text. */
export type EditedProduct = Omit<ProductDraft, keyof ProductForm | Numbers | 'windows'> &
  ProductForm &
  Readonly<Record<Numbers, string>> & {
    readonly windows: TypedWindows;
    readonly uses: readonly EditedUse[];
    /** As they were when the editing began; kept with a draft. */
    readonly usesBefore: readonly GroupUse[];
    readonly extras: readonly ExtraId[];
    /** Likewise; null while they are not loaded. */
    readonly extrasBefore: readonly ExtraId[] | null;
  };

/** With the pictures of this form. */
export type PicturedProduct = EditedProduct & {
  /** Every picture uploaded for this form, including the chosen one. */
  readonly uploads: readonly string[];
};

/** The pictures that are unused after saving: the old one, and replaced uploads. */
export function leftoverPictures(saved: EditedProduct, sent: PicturedProduct): string[] {
  const pictures = new Set([saved.imageUrl, ...sent.uploads]);
  pictures.delete(sent.imageUrl);
  pictures.delete('');
  return [...pictures];
}

/** The pictures that are unused after the form is discarded. */
export const abandonedPictures = (saved: EditedProduct, { uploads }: PicturedProduct): string[] =>
  uploads.filter((picture) => picture !== saved.imageUrl);

/** What the form saves. */
export type SavedProduct = ProductDraft & {
  readonly uses: readonly GroupUse[];
  readonly usesBefore: readonly GroupUse[];
  /** Null: they are not changed. */
  readonly extras: ExtrasEdit | null;
};

/**
 * An existing product needs a price above 0; a new one may get it later, and needs a picture (spec §5).
 *
 * @param groups of the shop
 * @param allExtras of the shop; undefined while they are not loaded
 * @param canMerge the server takes the groups of before too (`antes`): it removes those that are gone
 */
export function checkProduct(
  { uploads: _, uses: typedUses, usesBefore, extras: ticked, extrasBefore, ...form }: PicturedProduct,
  isNew: boolean,
  groups: readonly ChoiceGroup[] = [],
  allExtras?: readonly Extra[],
  canMerge = false,
): CheckedForm<SavedProduct> {
  const checked = isNew ? checkNewProduct(form) : checkProductUpdate(form);
  const numbers = readNumbers(productFields, form);
  const ofWindows = windowsError(form.windows);
  const { uses, errors: ofUses } = readUses(typedUses, groups, canMerge ? usesBefore : []);
  const extras = extrasEdit({ extras: ticked, before: extrasBefore }, allExtras);
  const errors = { ...numbers.errors, ...(ofWindows !== null && { windows: ofWindows }), ...ofUses };
  const hasErrors = Object.keys(errors).length > 0;
  if (checked.kind === 'valid' && !hasErrors) {
    const windows = productFields.windows.fromWire([...form.windows]);
    const change = { ...checked.product, ...numbers.values, windows, uses, usesBefore, extras };
    return { kind: 'ok', change };
  }
  if (checked.kind === 'valid') return { kind: 'invalid', notice: markedCopy, errors };
  return {
    kind: 'invalid',
    notice: formErrorCopy(checked.error),
    errors: {
      ...errors,
      ...(toLine(form.name) === '' && { name: missingCopy }),
      ...(!isNew && { price: missingPriceCopy(form.price) }),
      ...(form.categoryId === null && { categoryId: missingCopy }),
    },
  };
}

const refusedField = refusedBy(productFields);
export const refusedProductField = (error: unknown, { uses }: EditedProduct): string | undefined =>
  refusedField(error) ?? refusedUse(error, uses);

/** The texts of a product's form, exactly as in spec §5 and §8. */
export const createCopy = {
  title: 'Crear producto',
  submit: 'Crear producto',
  done: 'Producto creado correctamente!',
  failed: 'Error al crear el producto',
  uploadFailed: 'Error al subir la imagen',
};

export const updateCopy: typeof createCopy = {
  title: 'Editar producto',
  submit: 'Guardar cambios',
  done: 'Producto actualizado correctamente',
  failed: 'Error al actualizar el producto',
  uploadFailed: 'Error al subir la nueva imagen',
};

function formErrorCopy(error: ProductFormError): string {
  switch (error) {
    case 'nameAndCategory':
      return 'Nombre y categoría son obligatorios';
    case 'nameCategoryAndPrice':
      return 'Nombre, categoría y precio son obligatorios';
    case 'priceUnclear':
      return 'Revisa el precio';
    case 'imageMissing':
      return 'La imagen es obligatoria';
  }
}

export function imageErrorCopy(error: PictureRefusal): string {
  switch (error) {
    case 'notAnImage':
      return 'Solo se permiten archivos de imagen (JPEG, PNG, etc.)';
    case 'tooLarge':
      return 'La imagen no puede ser mayor a 5MB';
    case 'unreadableHeic':
      return 'Este navegador no puede leer fotos HEIC del iPhone. Súbela desde el iPhone, o guárdala como JPEG: en Ajustes → Cámara → Formatos elige «Más compatible».';
  }
}

import type { ImageError, ProductFormError } from '@crepas/domain';

/** The texts of a product's form, exactly as in spec §5 and §8. */
export type ProductFormCopy = {
  readonly title: string;
  readonly submit: string;
  readonly done: string;
  readonly failed: string;
  readonly uploadFailed: string;
};

export const createCopy: ProductFormCopy = {
  title: 'Crear producto',
  submit: 'Crear producto',
  done: 'Producto creado correctamente!',
  failed: 'Error al crear el producto',
  uploadFailed: 'Error al subir la imagen',
};

export const updateCopy: ProductFormCopy = {
  title: 'Editar producto',
  submit: 'Guardar cambios',
  done: 'Producto actualizado correctamente',
  failed: 'Error al actualizar el producto',
  uploadFailed: 'Error al subir la nueva imagen',
};

export function formErrorCopy(error: ProductFormError): string {
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

export function imageErrorCopy(error: ImageError): string {
  switch (error) {
    case 'notAnImage':
      return 'Solo se permiten archivos de imagen (JPEG, PNG, etc.)';
    case 'tooLarge':
      return 'La imagen no puede ser mayor a 5MB';
  }
}

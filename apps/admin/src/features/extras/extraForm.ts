import { extraFields, isApiError } from '@crepas/api';
import { checkExtraForm, type ExtraDraft, type ExtraForm, toLine } from '@crepas/domain';
import { missingCopy, serverReason } from '../../shared/copy.ts';
import { missingPriceCopy } from '../../shared/fields/moneyCopy.ts';
import { type CheckedForm, refusedBy } from '../../shared/form/entityForm.ts';
import { nameKey } from '../../shared/menu/nameKey.ts';

/** @param others the names of the other extras: nobody can tell two of one name apart */
export function checkExtra(form: ExtraForm, others: readonly string[] = []): CheckedForm<ExtraDraft> {
  const change = checkExtraForm(form);
  const isTaken = others.some((name) => nameKey(name) === nameKey(form.name));
  if (change && isTaken) return { kind: 'invalid', errors: { name: 'Ya hay un extra con ese nombre.' } };
  if (change) return { kind: 'ok', change };
  return {
    kind: 'invalid',
    notice: 'Completa todos los campos',
    errors: {
      ...(toLine(form.name) === '' && { name: missingCopy }),
      ...(toLine(form.description) === '' && { description: missingCopy }),
      price: missingPriceCopy(form.price),
    },
  };
}

export const refusedExtraField = refusedBy(extraFields);

/** Why the extras of a product were not saved (spec §8). */
export function saveLinksCopy(error: unknown): string {
  if (!isApiError(error) || error.kind === 'network') return 'Error al conectar con el servidor';
  return serverReason(error) ?? 'Error al guardar las relaciones';
}

import { HttpError } from './HttpError.ts';

/** The ids of a list in the order that the request gives them. Throws a 422 unless they are numbered from 1. */
export function idsInOrder(
  body: readonly { readonly id: number; readonly orden: number }[],
): readonly number[] {
  const listed = [...body].sort((a, b) => a.orden - b.orden);
  if (listed.some(({ orden }, index) => orden !== index + 1)) {
    throw new HttpError(422, 'El orden debe ir de 1 en adelante, sin huecos ni repetidos.');
  }
  return listed.map(({ id }) => id);
}

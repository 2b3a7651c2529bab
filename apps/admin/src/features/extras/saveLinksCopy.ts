import { isApiError } from '@crepas/api';
import { serverReason } from '../../shared/copy.ts';

/** Why the extras of a product were not saved (spec §8). */
export function saveLinksCopy(error: unknown): string {
  if (!isApiError(error) || error.kind === 'network') return 'Error al conectar con el servidor';
  return serverReason(error) ?? 'Error al guardar las relaciones';
}

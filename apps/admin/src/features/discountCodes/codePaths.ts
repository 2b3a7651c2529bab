import type { DiscountCodeId } from '@crepas/domain';
import { paths } from '../../shared/paths.ts';

/** Below `/codigos`: here, because the board loads `shared/paths`. */
export const codePaths = {
  create: `${paths.codes}/nuevo`,
  uses: (id: DiscountCodeId) => `${paths.codes}/${id}`,
  update: (id: DiscountCodeId) => `${paths.codes}/${id}/editar`,
  card: (id: DiscountCodeId) => `${paths.codes}/${id}/tarjeta`,
} as const;

export const codePatterns = {
  create: 'nuevo',
  uses: ':id',
  update: ':id/editar',
  card: ':id/tarjeta',
} as const;

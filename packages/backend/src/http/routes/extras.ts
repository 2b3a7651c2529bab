import { extraToWire, getExtras, getProductExtraIds } from '@crepas/api';
import { productId } from '@crepas/domain';
import type { Api } from '../Api.ts';
import { menuRoute } from '../menuRoute.ts';

export function extraRoutes(api: Api): void {
  menuRoute(api, getExtras, ({ extras }) => extras.map(extraToWire));
  menuRoute(api, getProductExtraIds, ({ extraIdsOf }, { params }) => [
    ...(extraIdsOf.get(productId(params.id)) ?? []),
  ]);
}

import {
  createExtra as createExtraCall,
  deleteExtra as deleteExtraCall,
  extraChangeFromWire,
  extraToWire,
  getExtras,
  getProductExtraIds,
  momentToWire,
  restoreExtra as restoreExtraCall,
  setExtraSoldOut as setExtraSoldOutCall,
  setProductExtras as setProductExtrasCall,
  staffExtraToWire,
  updateExtra,
} from '@crepas/api';
import { centsFromPesos, extraId, productId } from '@crepas/domain';
import {
  changeExtra,
  createExtra,
  deleteExtra,
  restoreExtra,
  setProductExtras,
} from '../../catalog/changeExtras.ts';
import { setExtraSoldOut } from '../../catalog/soldOut.ts';
import { editorOf } from '../../changes/Editor.ts';
import type { Api } from '../Api.ts';
import { requireOwnerUnlessHiding } from '../caller.ts';
import { HttpError } from '../HttpError.ts';
import { menuRoute } from '../menuRoute.ts';
import { done, route } from '../route.ts';

export function extraRoutes(api: Api): void {
  const { database, menu } = api;
  // A hidden extra is sent and marked as hidden; a sold-out one is left out.
  menuRoute(
    api,
    getExtras,
    ({ extras }) => extras.filter(({ soldOutUntil }) => soldOutUntil === undefined).map(extraToWire),
    ({ extras }) => extras.map(staffExtraToWire),
  );
  menuRoute(api, getProductExtraIds, ({ extraIdsOf }, { params }) => [
    ...(extraIdsOf.get(productId(params.id)) ?? []),
  ]);

  route(api, createExtraCall, async ({ body, request }) => {
    const { nombre: name, descripcion: description, precio_extra } = body;
    const fields = { name, description, price: centsFromPesos(precio_extra) };
    const extra = await createExtra(database, fields, editorOf(request));
    await menu.refresh();
    return staffExtraToWire(extra);
  });

  route(api, updateExtra, async ({ params, body, request }) => {
    requireOwnerUnlessHiding(request.caller, body);
    const change = extraChangeFromWire(body);
    const extra = await changeExtra(database, extraId(params.id), change, editorOf(request));
    if (extra === null) throw noExtra();
    await menu.refresh();
    return staffExtraToWire(extra);
  });

  route(api, setExtraSoldOutCall, async ({ params, body, request }) => {
    const outcome = await setExtraSoldOut(database, extraId(params.id), body.agotado, editorOf(request));
    if (outcome.kind === 'missing') throw noExtra();
    await menu.refresh();
    return { agotado_hasta: momentToWire(outcome.soldOutUntil) };
  });

  route(api, deleteExtraCall, async ({ params, request }) => {
    if (!(await deleteExtra(database, extraId(params.id), editorOf(request)))) throw noExtra();
    await menu.refresh();
    return done;
  });

  route(api, restoreExtraCall, async ({ params, request }) => {
    const extra = await restoreExtra(database, extraId(params.id), editorOf(request));
    if (extra === null) throw new HttpError(404, 'No hay un extra borrado con ese número.');
    await menu.refresh();
    return staffExtraToWire(extra);
  });

  route(api, setProductExtrasCall, async ({ body, request }) => {
    const outcome = await setProductExtras(
      database,
      productId(body.producto_id),
      body.ingredientes.map(extraId),
      editorOf(request),
    );
    if (outcome.kind === 'unknownProduct') throw new HttpError(422, 'Ese producto no existe.');
    if (outcome.kind === 'unknownExtras') {
      throw new HttpError(422, `No hay extras con estos números: ${outcome.ids.join(', ')}.`);
    }
    await menu.refresh();
    return done;
  });
}

const noExtra = () => new HttpError(404, 'Ese extra no existe.');

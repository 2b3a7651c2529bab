import {
  createExtra as createExtraCall,
  deleteExtra,
  extraChangeFromWire,
  getExtras,
  getProductExtraIds,
  momentToWire,
  offeredExtraToWire,
  restoreExtra as restoreExtraCall,
  setExtraSoldOut,
  setProductExtras as setProductExtrasCall,
  staffExtraToWire,
  updateExtra,
} from '@crepas/api';
import { centsFromPesos, extraId, maxProductExtras, productId } from '@crepas/domain';
import {
  changeExtra,
  createExtra,
  extraEntity,
  restoreExtra,
  setProductExtras,
} from '../../catalog/changeExtras.ts';
import { listedExtras } from '../../catalog/offer.ts';
import { setSoldOut } from '../../catalog/soldOut.ts';
import { deleteEntity } from '../../changes/changeEntity.ts';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';
import { menuRoute, menuWrite } from '../menuRoute.ts';
import { done } from '../route.ts';

export function extraRoutes(api: Api): void {
  menuRoute(
    api,
    getExtras,
    (menu) => listedExtras(menu).map(offeredExtraToWire),
    ({ extras }) => extras.map(staffExtraToWire),
  );
  menuRoute(api, getProductExtraIds, ({ extraIdsOf }, { params }) => [
    ...(extraIdsOf.get(productId(params.id)) ?? []),
  ]);

  menuWrite(api, createExtraCall, async ({ body, edit }) => {
    const { nombre: name, descripcion: description, precio_extra } = body;
    const fields = { name, description, price: centsFromPesos(precio_extra) };
    return staffExtraToWire(await createExtra(edit, fields));
  });

  menuWrite(api, updateExtra, async ({ params, body, edit }) => {
    const extra = await changeExtra(edit, extraId(params.id), extraChangeFromWire(body));
    if (extra === null) throw noExtra();
    return staffExtraToWire(extra);
  });

  menuWrite(api, setExtraSoldOut, async ({ params, body, edit }) => {
    const until = await setSoldOut(edit, 'extra', params.id, body.agotado);
    if (until === undefined) throw noExtra();
    return { agotado_hasta: momentToWire(until) };
  });

  menuWrite(api, deleteExtra, async ({ params, edit }) => {
    if (!(await deleteEntity(edit, extraEntity, params.id))) throw noExtra();
    return done;
  });

  menuWrite(api, restoreExtraCall, async ({ params, edit }) => {
    const extra = await restoreExtra(edit, extraId(params.id));
    if (extra === null) throw new HttpError(404, 'No hay un extra borrado con ese número.');
    return staffExtraToWire(extra);
  });

  menuWrite(api, setProductExtrasCall, async ({ body, edit }) => {
    const [product, extras] = [productId(body.producto_id), body.ingredientes.map(extraId)];
    const outcome = await setProductExtras(edit, product, extras, body.antes?.map(extraId));
    if (outcome.kind === 'unknownProduct') throw new HttpError(422, 'Ese producto no existe.');
    if (outcome.kind === 'tooMany') {
      throw new HttpError(
        422,
        `Otra persona agregó extras mientras tanto, y un producto tiene hasta ${maxProductExtras}: quita alguno.`,
      );
    }
    if (outcome.kind === 'unknownExtras') {
      throw new HttpError(422, `No hay extras con estos números: ${outcome.ids.join(', ')}.`);
    }
    return done;
  });
}

const noExtra = () => new HttpError(404, 'Ese extra no existe.');

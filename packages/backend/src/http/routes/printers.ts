import {
  getPrinters,
  pairPrinter,
  printAgain,
  printerSettingsFromWire,
  printerToWire,
  printTestPage,
  removePrinter,
  updatePrinter,
} from '@crepas/api';
import { orderId } from '@crepas/domain';
import { deleteEntity } from '../../changes/changeEntity.ts';
import { isRowId } from '../../db/rows.ts';
import { queueTestPage, repeatTickets } from '../../printing/jobs.ts';
import {
  addPrinter,
  changePrinter,
  maxPrinters,
  printerEntity,
  readPrinters,
} from '../../printing/printers.ts';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';
import { originOf } from '../readRequest.ts';
import { done, editRoute, route } from '../route.ts';

export function printerRoutes(api: Api): void {
  const { database, settings } = api;

  route(api, getPrinters, async () => (await readPrinters(database.queries)).map(printerToWire));

  editRoute(api, pairPrinter, async ({ body, request, edit }) => {
    const added = await addPrinter(edit, printerSettingsFromWire(body));
    if (added === null) throw new HttpError(409, `Caben ${maxPrinters} impresoras: quita antes una.`);
    const { id, password } = added;
    const url = `${originOf(request, settings)}/impresora/${id}`;
    return { id, url, usuario: `impresora-${id}`, clave: password };
  });

  editRoute(api, updatePrinter, async ({ params: { id }, body, edit }) => {
    found(await changePrinter(edit, id, printerSettingsFromWire(body), body.pausada));
    return done;
  });

  editRoute(api, removePrinter, async ({ params: { id }, edit }) => {
    found((await deleteEntity(edit, printerEntity, id)) !== undefined);
    return done;
  });

  route(api, printTestPage, async ({ params: { id } }) => {
    found(isRowId(id) && (await queueTestPage(database, id)));
    return done;
  });

  editRoute(api, printAgain, async ({ params: { id }, edit }) => {
    if (!isRowId(id) || !(await repeatTickets(edit, orderId(id)))) {
      throw new HttpError(409, 'Ninguna impresora puede imprimir este pedido.');
    }
    return done;
  });
}

function found(isFound: boolean): void {
  if (!isFound) throw new HttpError(404, 'Esa impresora ya no existe o está en pausa.');
}

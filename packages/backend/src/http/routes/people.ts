import { erasePerson as erasePersonCall, getPerson, getPrivateSettings, personDataToWire } from '@crepas/api';
import { plainPhoneBounds } from '@crepas/domain';
import { commitEdit } from '../../changes/changeEntity.ts';
import { editorOf } from '../../changes/Editor.ts';
import { erasePerson } from '../../people/erasePerson.ts';
import { readPerson } from '../../people/readPerson.ts';
import { readChangedShop } from '../../shop/shop.ts';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';
import { readPhone } from '../readRequest.ts';
import { route } from '../route.ts';

export function peopleRoutes(api: Api): void {
  const { database } = api;

  route(api, getPerson, async ({ params }) =>
    personDataToWire(await readPerson(database.queries, readPhone(params.phone, 'phone'))),
  );

  route(api, erasePersonCall, async ({ params, request }) => {
    const phone = readPhone(params.phone, 'phone');
    const outcome = await commitEdit(database, editorOf(request), (edit) => erasePerson(edit, phone));
    if (outcome.kind === 'active') {
      throw new HttpError(
        409,
        `Este teléfono tiene un pedido activo (#${outcome.order}): espera a que termine para borrar sus datos.`,
      );
    }
    await database.purge().catch((err: unknown) => request.log.warn({ err }, 'erased data not purged'));
    return { pedidos: outcome.orders };
  });

  route(api, getPrivateSettings, async () => {
    const own = { ...plainPhoneBounds, ...(await readChangedShop(database.queries)) };
    return {
      olvidar_despues_dias: own.forgetAfterDays ?? null,
      max_en_curso: own.maxOpenOrders,
      max_en_un_dia: own.maxDailyOrders,
    };
  });
}

import { erasePerson as erasePersonCall, getPerson, getPrivateSettings, personDataToWire } from '@crepas/api';
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

  route(api, getPrivateSettings, async () => ({
    olvidar_despues_dias: (await readChangedShop(database.queries)).forgetAfterDays ?? null,
  }));
}

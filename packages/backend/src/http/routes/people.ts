import {
  blockPhone as blockPhoneCall,
  erasePerson as erasePersonCall,
  getPerson,
  getPhoneBlock,
  getPrivateSettings,
  personDataToWire,
  phoneBlockToWire,
  unblockPhone as unblockPhoneCall,
} from '@crepas/api';
import { plainForgetDays, plainPhoneBounds } from '@crepas/domain';
import { commitEdit } from '../../changes/changeEntity.ts';
import { editorOf } from '../../changes/Editor.ts';
import { isRowId } from '../../db/rows.ts';
import { blockPhone, readBlock, unblockPhone } from '../../people/blockedPhones.ts';
import { erasePerson } from '../../people/erasePerson.ts';
import { readPerson } from '../../people/readPerson.ts';
import { readChangedShop } from '../../shop/shop.ts';
import type { Api } from '../Api.ts';
import { HttpError, invalidField } from '../HttpError.ts';
import { readPhone } from '../readRequest.ts';
import { done, editRoute, route } from '../route.ts';
import { createTurns } from '../turns.ts';

/** A page may have megabytes: many at once would take the memory and the database of everybody. */
const maxWaitingReads = 3;

export function peopleRoutes(api: Api): void {
  const { database, backups } = api;
  const inTurn = createTurns(maxWaitingReads);

  route(api, getPerson, async ({ params, query: { cursor, limit }, request: { caller } }) => {
    const below = cursor === undefined ? null : Number(cursor);
    if (below !== null && !isRowId(below)) throw invalidField('cursor');
    const phone = readPhone(params.phone, 'phone');
    const account = caller.kind === 'staff' ? caller.account : '';
    const read = () => readPerson(database.queries, phone, { below, limit });
    return personDataToWire(await inTurn(account, read, tooManyReads));
  });

  route(api, getPhoneBlock, async ({ params }) => {
    const block = await readBlock(database.queries, readPhone(params.phone, 'phone'));
    return { bloqueo: block ? phoneBlockToWire(block) : null };
  });

  editRoute(api, blockPhoneCall, async ({ params, body: { motivo, dias }, edit }) => {
    const phone = readPhone(params.phone, 'phone');
    return phoneBlockToWire(await blockPhone(edit, phone, { reason: motivo, days: dias ?? null }));
  });

  editRoute(api, unblockPhoneCall, async ({ params, edit }) => {
    if (await unblockPhone(edit, readPhone(params.phone, 'phone'))) return done;
    throw new HttpError(404, 'Este teléfono no está bloqueado.');
  });

  route(api, erasePersonCall, async ({ params, request }) => {
    const phone = readPhone(params.phone, 'phone');
    const outcome = await commitEdit(database, editorOf(request), async (edit) => {
      const erased = await erasePerson(edit, phone);
      // Before the commit: a restore may erase what was to be erased, and must not bring back what was. A full disk stops no erasure.
      if (erased.kind === 'erased') {
        await backups
          .noteErasure(erased)
          .catch((err: unknown) => request.log.error({ err }, 'erasure not noted beside the backups'));
      }
      return erased;
    });
    if (outcome.kind === 'active') {
      throw new HttpError(
        409,
        `Este teléfono tiene un pedido activo (#${outcome.order}): espera a que termine para borrar sus datos.`,
      );
    }
    await database.purge().catch((err: unknown) => request.log.warn({ err }, 'erased data not purged'));
    return { pedidos: outcome.orders.length };
  });

  route(api, getPrivateSettings, async () => {
    const unset = { ...plainPhoneBounds, forgetAfterDays: plainForgetDays };
    const own = { ...unset, ...(await readChangedShop(database.queries)) };
    return {
      olvidar_despues_dias: own.forgetAfterDays,
      max_en_curso: own.maxOpenOrders,
      max_en_un_dia: own.maxDailyOrders,
    };
  });
}

const tooManyReads = () =>
  new HttpError(429, 'Tu cuenta ya está leyendo los datos de varias personas. Espera a que terminen.', {
    headers: { 'Retry-After': '5' },
  });

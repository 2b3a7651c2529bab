import {
  codeHoursLabel,
  createDiscountCode,
  type DiscountCodeBody,
  type DiscountCodeChange,
  type DiscountCodeWire,
  type DiscountRefusalWire,
  deleteDiscountCode,
  discountCodeFromBody,
  discountedOrderToWire,
  getDiscountCodes,
  getDiscountedOrders,
  giftFault,
  type MenuNames,
  restoreDiscountCode,
  tryDiscountCode,
  updateDiscountCode,
  usedDiscountCodeToWire,
} from '@crepas/api';
import { discountCodeBounds, discountCodeId, parsePhone, pesosFromCents } from '@crepas/domain';
import {
  type CodeOutcome,
  changeCode,
  createCode,
  deleteCode,
  restoreCode,
} from '../../discounts/changeCodes.ts';
import type { TriedCode } from '../../discounts/codeTexts.ts';
import { invalidCodeText, missingText, notForThisText } from '../../discounts/codeTexts.ts';
import { readMenuNames } from '../../discounts/menuNames.ts';
import { readCodes, readDiscountedOrders } from '../../discounts/readCodes.ts';
import { tryCode } from '../../orders/tryCode.ts';
import type { Api } from '../Api.ts';
import { callerOf } from '../caller.ts';
import type { Guesser } from '../codeGuesses.ts';
import { HttpError } from '../HttpError.ts';
import { menuWrite } from '../menuRoute.ts';
import { refuseBadWindows } from '../menuWindows.ts';
import { done, route } from '../route.ts';

/** Promo codes of the owner. A write is one of the menu: pages and streams follow whether the shop has codes. */
export function discountCodeRoutes(api: Api): void {
  const { queries } = api.database;

  route(api, getDiscountCodes, async () => (await readCodes(queries)).map(usedDiscountCodeToWire));

  route(api, getDiscountedOrders, async ({ params }) => {
    const rows = await readDiscountedOrders(queries, discountCodeId(params.id));
    if (rows === null) throw noCode();
    return rows.map(discountedOrderToWire);
  });

  menuWrite(api, createDiscountCode, async ({ body, edit }) => answer(await createCode(edit, read(body))));

  menuWrite(api, updateDiscountCode, async ({ params, body, edit }) =>
    answer(await changeCode(edit, discountCodeId(params.id), read(body))),
  );

  menuWrite(api, deleteDiscountCode, async ({ params, edit }) => {
    if (!(await deleteCode(edit, discountCodeId(params.id)))) throw noCode();
    return done;
  });

  menuWrite(api, restoreDiscountCode, async ({ params, edit }) => {
    const outcome = await restoreCode(edit, discountCodeId(params.id));
    if (outcome.kind === 'missing') throw new HttpError(404, 'No hay un código borrado con ese número.');
    return answer(outcome);
  });

  route(api, tryDiscountCode, async ({ body, request }) => {
    const caller = await callerOf(request, api.identity);
    const phone = parsePhone(body.telefono_usuario);
    const isProven = caller.kind === 'staff' || (caller.kind === 'customer' && caller.phone === phone);
    // Staff may know the codes.
    const guesser =
      caller.kind === 'staff' ? null : { request, phone: caller.kind === 'customer' ? caller.phone : null };
    if (guesser) refuseGuesses(guesser);
    const tried = await tryCode(queries, body, isProven ? phone : null);
    // Checked again after the read: of many guesses at once, the later ones see the count of the earlier ones.
    if (guesser) refuseGuesses(guesser);
    if (guesser && tried.kind === 'invalid') api.codeGuesses.count(guesser);
    if (tried.kind !== 'given') throw codeRefusal(tried, await namesFor(tried));
    return { codigo: tried.name, descuento: pesosFromCents(tried.amount) };
  });

  function refuseGuesses(guesser: Guesser): void {
    const waitMs = api.codeGuesses.waitMs(guesser);
    if (waitMs > 0) throw tooManyGuesses(waitMs);
  }

  const namesFor = (tried: TriedCode) =>
    tried.kind === 'notForThis' ? readMenuNames(queries, tried.code) : noNames;
}

const noNames: MenuNames = { product: () => undefined, category: () => undefined };

function tooManyGuesses(waitMs: number): HttpError {
  const minutes = Math.ceil(waitMs / 60_000);
  const text = `Probaste muchos códigos que no valen. Espera ${minutes} min para probar otro.`;
  return new HttpError(429, text, { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } });
}

function codeRefusal(tried: Exclude<TriedCode, { kind: 'given' }>, names: MenuNames): HttpError {
  switch (tried.kind) {
    case 'invalid':
      return refusedCode({ error: invalidCodeText, codigo: 'codigo_no_vale' });
    case 'belowMinimum': {
      const falta = pesosFromCents(tried.missing);
      return refusedCode({ error: missingText(tried.missing), codigo: 'codigo_minimo', falta });
    }
    case 'notForThis': {
      const para = lackNames[tried.lacks];
      return refusedCode({ error: notForThisText(tried, names), codigo: 'codigo_no_vale', para });
    }
  }
}

const refusedCode = (body: DiscountRefusalWire) => new HttpError(409, body.error, { body });

const lackNames = { fulfilment: 'entrega', products: 'productos', fee: 'envio', hours: 'hora' } as const;

/** Throws a 422 that names the field. */
function read(body: DiscountCodeBody): DiscountCodeChange {
  const fault = giftFault(body);
  if (fault !== null) throw refused('valor', giftFaults[fault]);
  refuseBadWindows(body.dias, { field: 'dias', label: codeHoursLabel });
  if (body.desde !== null && body.hasta !== null && body.desde > body.hasta) {
    throw refused('hasta', 'El código terminaría antes de empezar: revisa sus días.');
  }
  if (body.categorias?.length === 0) {
    throw refused('categorias', 'Elige al menos una categoría, o deja que valga para todas.');
  }
  return discountCodeFromBody(body);
}

const giftFaults = {
  percent: 'El porcentaje es un número entero de 1 a 100.',
  amount: 'Escribe cuánto descuenta, como 25.00.',
  product: 'Elige el producto que regala el código.',
} as const;

const refused = (campo: string, sentence: string) => new HttpError(422, sentence, { body: { campo } });
const noCode = () => new HttpError(404, 'Ese código no existe.');

function answer(outcome: CodeOutcome): DiscountCodeWire {
  switch (outcome.kind) {
    case 'saved':
      return usedDiscountCodeToWire(outcome.code);
    case 'missing':
      throw noCode();
    case 'nameTaken':
      throw new HttpError(409, `Ya hay un código «${outcome.name}». Elige otro nombre.`, {
        body: { campo: 'codigo' },
      });
    case 'full':
      throw new HttpError(
        409,
        `Ya hay ${discountCodeBounds.codes} códigos, y no caben más: borra uno que ya no uses.`,
      );
    case 'unknownProduct':
      throw refused('valor', 'El producto que regala el código ya no existe. Elige otro.');
    case 'unknownCategory':
      throw refused('categorias', 'Una de las categorías ya no existe. Elígelas de nuevo.');
  }
}

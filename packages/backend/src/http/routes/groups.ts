import {
  changeProductGroups as changeProductGroupsCall,
  createGroup as createGroupCall,
  deleteGroup as deleteGroupCall,
  type GroupBody,
  getGroups,
  getProductGroups,
  groupChangeFromWire,
  momentToWire,
  offeredGroupToWire,
  optionFields,
  reorderGroups as reorderGroupsCall,
  restoreGroup as restoreGroupCall,
  ruleFields,
  setOptionSoldOut as setOptionSoldOutCall,
  setProductGroups as setProductGroupsCall,
  staffGroupToWire,
  updateGroup,
  useFromWire,
  useToWire,
} from '@crepas/api';
import { groupBounds, groupId, productId } from '@crepas/domain';
import {
  changeGroup,
  createGroup,
  deleteGroup,
  reorderGroups,
  restoreGroup,
} from '../../catalog/changeGroups.ts';
import { setProductGroups, type UsesOutcome } from '../../catalog/changeProductGroups.ts';
import type { Merge } from '../../catalog/mergeGroup.ts';
import { setOptionSoldOut } from '../../catalog/soldOut.ts';
import type { Api } from '../Api.ts';
import { HttpError, refusedField } from '../HttpError.ts';
import { menuRoute, menuWrite } from '../menuRoute.ts';
import { idsInOrder } from '../orderOfIds.ts';
import { done } from '../route.ts';

export function groupRoutes(api: Api): void {
  menuRoute(
    api,
    getGroups,
    ({ groups }) => groups.map(offeredGroupToWire),
    ({ groups }) => groups.map(staffGroupToWire),
  );
  menuRoute(api, getProductGroups, ({ usesOf }, { params }) =>
    (usesOf.get(productId(params.id)) ?? []).map(useToWire),
  );

  menuWrite(api, createGroupCall, async ({ body, edit }) => {
    const outcome = await createGroup(edit, readGroup(body));
    if (outcome.kind === 'full') throw tooMany();
    if (outcome.kind === 'unknownOption') throw unknownOption();
    return staffGroupToWire(outcome.group);
  });

  menuWrite(api, updateGroup, async ({ params, body, edit }) => {
    const before = body.antes && groupChangeFromWire(body.antes);
    const outcome = await changeGroup(edit, groupId(params.id), {
      ...readGroup(body),
      ...(before && { before }),
    });
    if (outcome.kind === 'missing') throw noGroup();
    if (outcome.kind === 'unknownOption') throw unknownOption();
    if (outcome.kind === 'tooFew') throw new HttpError(409, tooFewText(outcome.product));
    if (outcome.kind !== 'saved') throw notMerged(outcome, body);
    return staffGroupToWire(outcome.group);
  });

  menuWrite(api, deleteGroupCall, async ({ params, edit }) => {
    const outcome = await deleteGroup(edit, groupId(params.id));
    if (outcome.kind === 'missing') throw noGroup();
    if (outcome.kind === 'inUse') throw new HttpError(409, inUseText(outcome.products));
    return done;
  });

  menuWrite(api, restoreGroupCall, async ({ params, edit }) => {
    const outcome = await restoreGroup(edit, groupId(params.id));
    if (outcome.kind === 'missing') throw new HttpError(404, 'No hay un grupo borrado con ese número.');
    if (outcome.kind === 'full') throw tooMany();
    return staffGroupToWire(outcome.group);
  });

  menuWrite(api, reorderGroupsCall, async ({ body, edit }) => {
    if (!(await reorderGroups(edit, idsInOrder(body).map(groupId)))) {
      throw new HttpError(409, 'Los grupos cambiaron mientras tanto. Vuelve a cargarlos.');
    }
    return done;
  });

  menuWrite(api, setOptionSoldOutCall, async ({ params, body, edit }) => {
    const until = await setOptionSoldOut(edit, params.id, body.agotado);
    if (until === undefined) throw new HttpError(404, 'Esa opción no existe.');
    return { agotado_hasta: momentToWire(until) };
  });

  menuWrite(api, setProductGroupsCall, async ({ params, body, edit }) => {
    const uses = body.map(useFromWire);
    const outcome = await setProductGroups(edit, productId(params.id), uses);
    if (outcome.kind !== 'saved') throw refusedUses(outcome);
    return outcome.uses.map(useToWire);
  });

  menuWrite(api, changeProductGroupsCall, async ({ params, body: { grupos, antes }, edit }) => {
    const [uses, before] = [grupos.map(useFromWire), antes.map(useFromWire)];
    const outcome = await setProductGroups(edit, productId(params.id), uses, before);
    if (outcome.kind !== 'saved') throw refusedUses(outcome, 'grupos.');
    return outcome.uses.map(useToWire);
  });
}

/** Throws a 422 that names the field for two options of one name. */
function readGroup(body: GroupBody) {
  const names = body.opciones.map(({ nombre }) => nombre.toLowerCase());
  const repeated = body.opciones.findIndex((_, index) => names.indexOf(names[index] ?? '') < index);
  const option = body.opciones[repeated];
  if (option) {
    throw refusedField(
      `opciones.${repeated}.${optionFields.name.wire}`,
      `Hay dos opciones llamadas «${option.nombre}».`,
    );
  }
  return groupChangeFromWire(body);
}

/** A 422 that names the option at which the sender has to decide. */
function notMerged(outcome: Exclude<Merge, { kind: 'merged' }>, { opciones }: GroupBody): HttpError {
  if (outcome.kind === 'tooMany') {
    return refusedField(
      'opciones',
      `Otra persona agregó opciones mientras tanto, y un grupo tiene hasta ${groupBounds.options}: quita alguna.`,
    );
  }
  const key = outcome.name.toLowerCase();
  const place = opciones.findIndex(({ nombre }) => nombre.toLowerCase() === key);
  const text =
    outcome.kind === 'takenName'
      ? `Otra persona agregó «${outcome.name}» mientras tanto.`
      : `Otra persona quitó «${outcome.name}» mientras tanto: quítala también, o agrégala de nuevo.`;
  return refusedField(`opciones.${place}.${optionFields.name.wire}`, text);
}

const noGroup = () => new HttpError(404, 'Ese grupo no existe.');
const unknownOption = () =>
  refusedField('opciones', 'Una de las opciones no es de este grupo. Vuelve a cargarlo.');
const tooMany = () =>
  new HttpError(409, `Ya hay ${groupBounds.groups} grupos, y no caben más: borra uno que ya no uses.`);

const tooFewText = (product: string) =>
  `«${product}» pide elegir más de lo que quedaría en este grupo. Cambia primero lo que pide.`;

/** The most names that are read at a glance. */
const maxNames = 5;

function inUseText(products: readonly string[]): string {
  const names = products.slice(0, maxNames).map((name) => `«${name}»`);
  const others = products.length - names.length;
  const all = others === 0 ? names : [...names, others === 1 ? 'otro producto' : `otros ${others} productos`];
  const list = new Intl.ListFormat('es').format(all);
  return `${products.length === 1 ? 'Lo usa' : 'Lo usan'} ${list}: quítalo primero de ${products.length === 1 ? 'ese producto' : 'esos productos'}.`;
}

/** @param list where the rules stand in the body */
function refusedUses(outcome: Exclude<UsesOutcome, { kind: 'saved' }>, list = ''): HttpError {
  switch (outcome.kind) {
    case 'unknownProduct':
      return new HttpError(404, 'Ese producto no existe.');
    case 'unknownGroup':
      return new HttpError(422, `No hay un grupo con el número ${outcome.id}.`);
    case 'repeatedGroup':
      return new HttpError(422, 'Un grupo está dos veces: cada uno va una sola vez.');
    case 'faulty':
      return refusedField(
        `${list}${outcome.place}.${ruleFields[outcome.fault].wire}`,
        `«${outcome.group}»: ${faultText(outcome)}`,
      );
    case 'tooMany':
      return new HttpError(
        422,
        `Otra persona agregó grupos mientras tanto, y un producto tiene hasta ${groupBounds.perProduct}: quita alguno.`,
      );
  }
}

function faultText({ fault, rule, optionCount }: Extract<UsesOutcome, { kind: 'faulty' }>): string {
  const { min, max, perOption } = rule;
  switch (fault) {
    case 'perOption':
      return `cada opción se puede elegir de 1 a ${groupBounds.perOption} veces.`;
    case 'max':
      return `se pueden elegir de 1 a ${groupBounds.pieces}.`;
    case 'min':
      return min > max
        ? `el mínimo (${min}) no puede ser mayor que el máximo (${max}).`
        : `pide al menos ${min}, y con sus opciones solo se pueden elegir ${optionCount * perOption}.`;
    case 'included':
      return `no se pueden incluir más de las que se pueden elegir (${max}).`;
  }
}

import { fieldNames, isApiError, ruleFields, type UsesEdit } from '@crepas/api';
import {
  type ChoiceGroup,
  type GroupId,
  type GroupRule,
  type GroupUse,
  groupBounds,
  ruleFault,
  usualGroupRule,
} from '@crepas/domain';
import { deed, othersCopy } from '../../../shared/menu/othersCopy.ts';

/** The rule of a group as it is typed. */
export type EditedUse = Readonly<Record<keyof GroupRule, string>> & {
  readonly id: GroupId;
  /** Exactly one is chosen: only `included` is typed. */
  readonly isOne: boolean;
};

const typed = ({ min, max, included, perOption }: GroupRule) => ({
  min: String(min),
  max: String(max),
  included: String(included),
  perOption: String(perOption),
});

export const editedUse = ({ groupId, ...rule }: GroupUse): EditedUse => ({
  id: groupId,
  isOne: rule.min === 1 && rule.max === 1 && rule.perOption === 1,
  ...typed(rule),
});

export const newUse = (groupId: GroupId): EditedUse => editedUse({ groupId, ...usualGroupRule });

/** What «De … a …» begins with: the group may be left out. */
export const rangeOf = (use: EditedUse): EditedUse => ({ ...use, isOne: false, min: '0', max: '1' });
export const oneOf = (use: EditedUse): EditedUse => ({
  ...use,
  ...typed({ ...usualGroupRule, included: 0 }),
  isOne: true,
});

const numberOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Not a number where nobody can read one. */
const ruleOf = ({ isOne, min, max, included, perOption }: EditedUse): GroupRule => ({
  ...(isOne ? usualGroupRule : { min: numberOf(min), max: numberOf(max), perOption: numberOf(perOption) }),
  included: numberOf(included),
});

type ReadUses = {
  readonly uses: readonly GroupUse[];
  /** By field: `7 min` of the group 7. */
  readonly errors: Readonly<Record<string, string>>;
};

/**
 * The valid rules, and what is wrong with the others. A group that is gone is left out.
 *
 * @param groups of the shop; the list may be stale
 * @param kept uses of groups that stay as they are also if the list lacks the group, because the server knows whether it is gone
 */
export function readUses(
  edited: readonly EditedUse[],
  groups: readonly ChoiceGroup[],
  kept: readonly GroupUse[] = [],
): ReadUses {
  const read = edited.flatMap((use) => {
    const group = groups.find(({ id }) => id === use.id);
    if (!group) return kept.filter(({ groupId }) => groupId === use.id).map((use) => ({ use, error: null }));
    const rule = ruleOf(use);
    return [{ use: { groupId: use.id, ...rule }, error: ruleError(rule, group.options.length) }];
  });
  return {
    uses: read.flatMap(({ use, error }) => (error === null ? [use] : [])),
    errors: Object.fromEntries(
      read.flatMap(({ use, error }) =>
        error === null ? [] : [[`${use.groupId} ${error.field}`, error.text]],
      ),
    ),
  };
}

function ruleError(rule: GroupRule, optionCount: number) {
  const field = ruleFault(rule, optionCount);
  if (field === null) return null;
  const [from, to] = rangeAt(field, rule, optionCount);
  const isShort = field === 'min' && to < rule.max;
  const why = isShort ? `Solo hay ${optionCount === 1 ? '1 opción' : `${optionCount} opciones`}. ` : '';
  return { field, text: `${why}Escribe un número de ${from} a ${to}` };
}

function rangeAt(field: keyof GroupRule, { max, perOption }: GroupRule, optionCount: number) {
  switch (field) {
    case 'min':
      return [0, Math.min(max, optionCount * perOption)] as const;
    case 'max':
      return [1, groupBounds.pieces] as const;
    case 'included':
      return [0, max] as const;
    case 'perOption':
      return [1, groupBounds.perOption] as const;
  }
}

const ruleNames = fieldNames(ruleFields);

/** `1.minimo` or `grupos.1.minimo` → the least of the second group. */
export function refusedUse(error: unknown, uses: readonly EditedUse[]): string | undefined {
  if (!isApiError(error) || ![400, 422].includes(error.status)) return undefined;
  const [name = '', place] = String(Object(error.body).campo).split('.').reverse();
  const use = uses[Number(place)];
  const field = ruleNames[name];
  return use && field && `${use.id} ${field}`;
}

/** What somebody else did to the groups of a product while they were edited; empty when nobody did. @param saved as they are now */
export function rulesOthersCopy(
  { uses, before }: Pick<UsesEdit, 'uses' | 'before'>,
  saved: readonly GroupUse[],
  groups: readonly ChoiceGroup[],
): string {
  const idsOf = (list: readonly GroupUse[]) => list.map(({ groupId }) => groupId);
  const namesOf = (list: readonly GroupUse[]) =>
    groups.filter(({ id }) => idsOf(list).includes(id)).map(({ name }) => name);
  const [sent, known, now] = [idsOf(uses), idsOf(before), idsOf(saved)];
  const changed = saved.filter((use) => {
    const wanted = uses.find(({ groupId }) => groupId === use.groupId);
    return wanted && ruleNamesOf.some((field) => wanted[field] !== use[field]);
  });
  return othersCopy([
    ...deed('agregó', namesOf(saved.filter(({ groupId: id }) => !sent.includes(id) && !known.includes(id)))),
    ...deed('cambió lo que pide', namesOf(changed)),
    ...deed('quitó', namesOf(uses.filter(({ groupId: id }) => !now.includes(id)))),
  ]);
}

const ruleNamesOf = Object.keys(ruleFields) as (keyof GroupRule)[];

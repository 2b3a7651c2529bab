import { groupRuleText, includedText } from '@crepas/api';
import { type ChoiceOption, type GroupRule, type LoggedValues, moneyText } from '@crepas/domain';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { choiceGroups, choiceOptions, type GroupRow, productGroups } from '../db/tables/menu.ts';
import { groupUseFromRow, optionFromRow } from './rows.ts';

/** What the change log says of groups, in words. */

export const readOptionRows = (inside: Queries, group: number) =>
  inside
    .select()
    .from(choiceOptions)
    .where(eq(choiceOptions.groupId, group))
    .orderBy(asc(choiceOptions.position));

export async function groupValues(inside: Queries, { id, name }: GroupRow): Promise<Partial<LoggedValues>> {
  const rows = await readOptionRows(inside, id);
  return { name, options: rows.map(optionFromRow).map(optionText) };
}

/** «Grande (+$15.00)» */
function optionText({ name, price, available, isPreselected }: ChoiceOption): string {
  const notes = [
    ...(price > 0 ? [`+${moneyText(price)}`] : []),
    ...(isPreselected ? ['ya elegida'] : []),
    ...(available ? [] : ['no disponible']),
  ];
  return withNotes(name, notes);
}

/** The groups of a product with its rules: «Tamaño (elige 1)». */
export async function groupTexts(inside: Queries, product: number): Promise<readonly string[]> {
  const rows = await inside
    .select({ use: productGroups, name: choiceGroups.name })
    .from(productGroups)
    .innerJoin(choiceGroups, eq(choiceGroups.id, productGroups.groupId))
    .where(eq(productGroups.productId, product))
    .orderBy(asc(productGroups.position));
  return rows.map(({ use, name }) => withNotes(name, ruleNotes(groupUseFromRow(use))));
}

const ruleNotes = (rule: GroupRule): readonly string[] => [
  groupRuleText(rule).toLowerCase(),
  ...(rule.included > 0 ? [includedText(rule)] : []),
  ...(rule.perOption > 1 ? [`hasta ${rule.perOption} de cada una`] : []),
];

const withNotes = (name: string, notes: readonly string[]) =>
  notes.length === 0 ? name : `${name} (${notes.join(', ')})`;

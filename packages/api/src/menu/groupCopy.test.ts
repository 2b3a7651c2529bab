import { groupId, type OfferedGroup, usualGroupRule } from '@crepas/domain';
import { expect, it } from 'vitest';
import { brokenRuleLabel, brokenRuleText, groupRuleCopy } from './groupCopy.ts';

const sauces: OfferedGroup = { id: groupId(1), name: 'Salsas', options: [], ...usualGroupRule };

it.each([
  ['min', 1, 'Falta elegir: Salsas', 'Elige una opción.'],
  ['min', 2, 'Falta elegir: Salsas', 'Elige al menos 2.'],
  ['max', 3, 'Elige de nuevo: Salsas', 'Elige hasta 3.'],
  ['perOption', 1, 'Elige de nuevo: Salsas', 'Elige cada opción hasta 1 vez.'],
  ['perOption', 2, 'Elige de nuevo: Salsas', 'Elige cada opción hasta 2 veces.'],
] as const)('a broken %s of %i says «%s», and at its group «%s»', (rule, limit, label, text) => {
  const broken = { group: { ...sauces, [rule]: limit }, rule };
  expect([brokenRuleLabel(broken), brokenRuleText(broken)]).toEqual([label, text]);
});

it('a refused order names the group in one sentence', () => {
  expect(groupRuleCopy({ group: 'Salsas', rule: 'max', limit: 3 })).toBe('en «Salsas»: elige hasta 3.');
});

import { type BrokenRule, type GroupRule, moneyText, type OfferedGroup } from '@crepas/domain';

/** What a customer may choose of a group: «Elige 1», «Elige hasta 3», «Elige de 1 a 3». */
export function groupRuleText({ min, max }: GroupRule): string {
  if (min === max) return `Elige ${max}`;
  return min === 0 ? `Elige hasta ${max}` : `Elige de ${min} a ${max}`;
}

/** «1 incluida, cada otra se cobra»; empty where none is included. */
export function includedText({ included, max }: GroupRule): string {
  if (included === 0) return '';
  return included < max ? `${includedWords(included)}, las demás se cobran` : includedWords(included);
}

const includedWords = (included: number) => (included === 1 ? '1 incluida' : `${included} incluidas`);

/** The rule of a group as a customer reads it: «Elige hasta 3 · 1 incluida, cada otra +$15.00». */
export function groupHint(group: OfferedGroup): string {
  const { options, included, max } = group;
  const [price = 0, ...others] = new Set(options.map((option) => option.price));
  const isOnePrice = others.length === 0 && included > 0 && included < max;
  const charge = isOnePrice
    ? `${includedWords(included)}, cada otra +${moneyText(price)}`
    : includedText(group);
  const isFree = options.every((option) => option.price === 0);
  return [groupRuleText(group), isFree ? '' : charge].filter(Boolean).join(' · ');
}

type Rule = { readonly rule: BrokenRule['rule']; readonly limit: number };

/** What a rule asks for: «Elige al menos 2.» */
function ruleText({ rule, limit }: Rule): string {
  switch (rule) {
    case 'min':
      return limit === 1 ? 'Elige una opción.' : `Elige al menos ${limit}.`;
    case 'max':
      return `Elige hasta ${limit}.`;
    case 'perOption':
      return `Elige cada opción hasta ${limit} ${limit === 1 ? 'vez' : 'veces'}.`;
  }
}

/** What is missing, at the button that would add it: «Falta elegir: Tamaño». */
export const brokenRuleLabel = ({ group, rule }: BrokenRule): string =>
  `${rule === 'min' ? 'Falta elegir' : 'Elige de nuevo'}: ${group.name}`;

/** What is missing, at the group itself. */
export const brokenRuleText = ({ group, rule }: BrokenRule): string => ruleText({ rule, limit: group[rule] });

/** Why an order is refused, after the name of its product: «en «Salsas»: elige hasta 3.» */
export function groupRuleCopy({ group, ...rule }: Rule & { readonly group: string }): string {
  const text = ruleText(rule);
  return `en «${group}»: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

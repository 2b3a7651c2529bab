import { brokenRuleText, groupHint } from '@crepas/api';
import {
  type BrokenRule,
  type ChosenGroup,
  changeOption,
  chosenPieces,
  groupKind,
  mayAddPiece,
  type OfferedGroup,
  optionId,
} from '@crepas/domain';
import { ChoiceGroup } from '@crepas/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { laterCopy } from './orderMenu.ts';

export type GroupFieldsProps = {
  readonly groups: readonly OfferedGroup[];
  readonly chosen: readonly ChosenGroup[];
  readonly onChange: (chosen: readonly ChosenGroup[]) => void;
  /** What the choice lacks. */
  readonly broken: BrokenRule | null;
  /** The group that lacks it: the form scrolls to this one. */
  readonly brokenGroup: Ref<HTMLFieldSetElement>;
  readonly isTried: boolean;
};

/** The groups of a product, each chosen by its rule. */
export function GroupFields({ groups, chosen, onChange, broken, brokenGroup, isTried }: GroupFieldsProps) {
  const cache = useQueryClient();
  return groups.map((group) => {
    const isBroken = broken?.group.id === group.id;
    return (
      <ChoiceGroup
        key={group.id}
        ref={isBroken ? brokenGroup : null}
        legend={group.name}
        hint={groupHint(group)}
        kind={groupKind(group)}
        options={group.options.map((option) => ({
          id: option.id,
          name: option.name,
          cents: option.price,
          quantity: chosenPieces(chosen, option.id),
          isAvailable: option.available,
          mayAdd: mayAddPiece(groups, chosen, option.id),
          note: laterCopy(cache, option) ?? undefined,
        }))}
        onChange={(id, quantity) => onChange(changeOption(groups, chosen, optionId(id), quantity))}
        warning={isTried && isBroken ? brokenRuleText(broken) : null}
      />
    );
  });
}

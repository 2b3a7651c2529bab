import {
  type BrokenRule,
  brokenRule,
  type Choice,
  type ChosenGroup,
  changeOption,
  chooseCrepa,
  chosenGroups,
  type Extra,
  isComboComplete,
  type OfferedGroup,
  type OptionId,
  type Product,
  preselectedGroups,
  removeCrepa,
  wantedOptions,
  withinLimit,
} from '@crepas/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTransient } from '../../shared/hooks/useTransient.ts';
import { asGone } from '../../shared/menu/inPlace.ts';
import { choosable, isBackBy, useLastMoment } from '../../shared/menu/later.ts';
import { hasGroups, useComboCrepas, useProductExtras, useProductGroups } from '../../shared/menu/menu.ts';
import { useOffer } from '../../shared/menu/useOffer.ts';

const announcementMs = 5000;

type Made = Pick<Choice, 'quantity' | 'extras' | 'crepas'> & {
  /** Null while the customer has changed none: the preselected options. */
  readonly groups: readonly ChosenGroup[] | null;
};

const entryName = 'choice';

/**
 * The choice on this entry of the history: a reload finds it again, another visit does not.
 *
 * @returns null for a new visit
 */
function madeBefore(): Made | null {
  const made = Object(Object(window.history.state)[entryName]) as Partial<Made>;
  const isMade =
    Number.isSafeInteger(made.quantity) && Array.isArray(made.extras) && Array.isArray(made.crepas);
  return isMade ? ({ ...made, groups: made.groups ?? null } as Made) : null;
}

/** The router keeps its own state beside it. */
function keepMade(made: Made): void {
  try {
    window.history.replaceState({ ...Object(window.history.state), [entryName]: made }, '');
  } catch {
    // Safari refuses more than a hundred changes in half a minute: the next one keeps all.
  }
}

/** The customer's choice of quantity, extras, crepas and options; starts from the edited line, or from an earlier order. */
export function useChoice(product: Product, start: Choice | null) {
  const [made, setMade] = useState<Made>(() => ({
    quantity: start?.quantity ?? 1,
    extras: start?.extras ?? [],
    crepas: start?.crepas ?? [],
    groups: start?.groups ?? null,
  }));
  // Several taps can come before a render, those from before hydration in one go: each continues where the one before ended.
  const latest = useRef(made);
  // After hydration, because the server does not know it, and before the taps of before hydration, which continue from it.
  useLayoutEffect(() => {
    const before = madeBefore();
    if (before === null) return;
    latest.current = before;
    setMade(before);
  }, []);
  const lastMoment = useLastMoment();
  const offeredExtras = useProductExtras(product).data?.map((extra) => choosable(extra, lastMoment));
  const crepasOfMenu = useComboCrepas(product.isCombo).data;
  const offerOf = useOffer(crepasOfMenu ?? []);
  const offeredCrepas = crepasOfMenu?.map((crepa) => {
    const { availableAt } = offerOf(crepa);
    return availableAt === undefined || isBackBy(availableAt, lastMoment)
      ? choosable(crepa, lastMoment)
      : asGone(crepa);
  });
  const menuGroups = useProductGroups(product).data;
  const groupsOfMenu = hasGroups(product) ? menuGroups : noGroups;
  const offeredGroups = groupsOfMenu?.map((group) => ({
    ...group,
    options: group.options.map((option) => choosable(option, lastMoment)),
  }));
  const announcement = useTransient<string>(announcementMs);

  const choiceOf = ({ quantity, extras, crepas, groups }: Made): Choice => ({
    product,
    quantity,
    extras: keepOffered(extras, offeredExtras),
    // The owner may have made the combo smaller since the line was put into the cart.
    crepas: keepOffered(crepas, offeredCrepas).slice(0, product.comboSize),
    groups: groups ? keepOptions(groups, offeredGroups) : preselectedGroups(groupsOfMenu ?? noGroups),
  });
  const latestChoice = () => choiceOf(latest.current);
  const change = (changed: Partial<Made>) => {
    latest.current = { ...latest.current, ...changed };
    setMade(latest.current);
    keepMade(latest.current);
  };
  const changeQuantity = (by: number) => change({ quantity: withinLimit(latest.current.quantity + by) });

  const choice = choiceOf(made);
  return {
    choice,
    /** After the last tap, which may not be rendered yet: for what a tap does with the choice. */
    latestChoice,
    announcement: announcement.value,
    /** Chosen, and since then sold out or outside of its hours. */
    lostCrepas: made.crepas.filter(({ id }) => choice.crepas.every((crepa) => crepa.id !== id)),
    /** Undefined while they are unknown. */
    offeredGroups,
    /** As {@link lostCrepas}. */
    lostOptions: (made.groups ?? []).flatMap(({ options }) =>
      options.filter(({ id }) => wantedOptions(choice.groups).every((kept) => kept.id !== id)),
    ),
    increase: () => changeQuantity(1),
    decrease: () => changeQuantity(-1),
    toggleExtra: (extra: Extra) => {
      const { extras } = latestChoice();
      const others = extras.filter(({ id }) => id !== extra.id);
      change({ extras: others.length < extras.length ? others : [...extras, extra] });
    },
    chooseOption: (option: OptionId, quantity: number) =>
      change({ groups: changeOption(offeredGroups ?? noGroups, latestChoice().groups, option, quantity) }),
    removeCrepa: (crepa: Product) => {
      change({ crepas: removeCrepa(latestChoice().crepas, crepa) });
      announcement.hide();
    },
    chooseCrepa: (crepa: Product) => {
      const { crepas, replaced } = chooseCrepa(product, latestChoice().crepas, crepa);
      change({ crepas });
      if (replaced) announcement.show(`${crepa.name} en lugar de ${replaced.name}`);
      else announcement.hide();
    },
  };
}

const noGroups: readonly OfferedGroup[] = [];

/** What a choice needs before it is added; `unknown`: the groups could not be read. */
export type Lack = 'crepas' | 'unknown' | BrokenRule;

/** The first thing that is missing, in the order of the screen; null: nothing. @param offered undefined while they are unknown */
export function lackOf(choice: Choice, offered: readonly OfferedGroup[] | undefined): Lack | null {
  const { product, crepas, groups } = choice;
  if (product.isCombo && !isComboComplete(product, crepas)) return 'crepas';
  return offered ? brokenRule(offered, wantedOptions(groups)) : 'unknown';
}

/** The chosen options that can still be had, with today's values; all of them while the offer is unknown. */
function keepOptions(chosen: readonly ChosenGroup[], offered: readonly OfferedGroup[] | undefined) {
  if (!offered) return chosen;
  const ids = offered.flatMap(({ options }) =>
    options.filter(({ available }) => available).map(({ id }) => id),
  );
  return chosenGroups(
    offered,
    wantedOptions(chosen).filter(({ id }) => ids.includes(id)),
  );
}

/** The chosen items that are still offered, with today's values; all of them while the offer is unknown. */
export const keepOffered = <Item extends { readonly id: number; readonly available: boolean }>(
  chosen: readonly Item[],
  offered: readonly Item[] | undefined,
): readonly Item[] =>
  offered
    ? chosen.flatMap((item) => offered.find(({ id, available }) => available && id === item.id) ?? [])
    : chosen;

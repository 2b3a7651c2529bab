import type { GroupChange, OptionChange } from '@crepas/api';
import { blankOption, type Cents, optionId } from '@crepas/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeGroup } from './mergeGroup.ts';

const option = (id: number | null, name: string, more: Partial<OptionChange> = {}): OptionChange => ({
  ...blankOption,
  ...(id !== null && { id: optionId(id) }),
  name,
  ...more,
});
const group = (...options: readonly OptionChange[]): GroupChange => ({ name: 'Salsas', options });
const [green, red, white] = [option(1, 'Verde'), option(2, 'Roja'), option(3, 'Blanca')];
const before = group(green, red);
const dear = { price: 1200 as Cents };

const merged = (sent: GroupChange, now: GroupChange) => {
  const merge = mergeGroup(before, sent, now);
  return merge.kind === 'merged' ? merge.change : merge;
};

describe('a group that two people edit at once', () => {
  it('keeps at its end what the other one added', () => {
    expect(merged(group(red, green), group(green, white, red))).toEqual(group(red, green, white));
    const hot = option(null, 'Habanero');
    expect(merged(group(green, red, hot), group(green, red, white))).toEqual(group(green, red, hot, white));
  });

  it('loses what the sender knew and left out', () => {
    expect(merged(group(green), group(green, { ...red, ...dear }))).toEqual(group(green));
  });

  it('keeps what the other one changed in fields that the sender left as they were', () => {
    const now = { name: 'Salsas de la casa', options: [green, { ...red, ...dear, available: false }] };
    const sent = group(green, { ...red, name: 'Roja asada' });
    expect(merged(sent, now)).toEqual({
      name: 'Salsas de la casa',
      options: [green, { ...red, ...dear, name: 'Roja asada', available: false }],
    });
  });

  it('has the later value of a field that both changed', () => {
    const sent = { ...group(green, { ...red, price: 900 as Cents }), name: 'Elige' };
    const now = { name: 'Otras', options: [green, { ...red, ...dear }] };
    expect(merged(sent, now)).toEqual(sent);
  });

  it('stays without what the other one deleted, unless the sender changed it', () => {
    expect(merged(group(green, red), group(green))).toEqual(group(green));
    expect(merged(group(green, { ...red, ...dear }), group(green))).toEqual({
      kind: 'deletedMeanwhile',
      name: 'Roja',
    });
  });

  it('keeps the order of the other one, unless the sender moved an option', () => {
    expect(merged(group(green, { ...red, ...dear }), group(red, green))).toEqual(
      group({ ...red, ...dear }, green),
    );
    const hot = option(null, 'Habanero');
    expect(merged(group(hot, green, red), group(red, green))).toEqual(group(hot, green, red));
  });

  const anyOptions = fc
    .shuffledSubarray([1, 2, 3, 4, 5])
    .chain((ids) =>
      fc.tuple(...ids.map((id) => fc.nat(3).map((price) => option(id, `O${id}`, { price: price as Cents })))),
    );
  it('is what was sent where nobody else changed it, and what it is now where the sender changed nothing', () => {
    fc.assert(
      fc.property(anyOptions, anyOptions, (one, other) => {
        const [sent, was] = [group(...one), group(...other)];
        const own = group(...one.filter(({ id }) => other.some((known) => known.id === id)));
        expect(mergeGroup(was, own, was)).toEqual({ kind: 'merged', change: own });
        expect(mergeGroup(was, was, sent)).toMatchObject({ kind: 'merged', change: { name: 'Salsas' } });
        const { change } = mergeGroup(was, was, sent) as { change: GroupChange };
        const ids = (options: readonly OptionChange[]) => options.map(({ id }) => id).toSorted();
        expect(ids(change.options)).toEqual(ids(sent.options));
        for (const kept of change.options) expect(sent.options).toContainEqual(kept);
      }),
    );
  });
});

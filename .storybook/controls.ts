import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** As Storybook reads it from a component's source. `T | undefined` is a union; a choice of texts is an enum. */
export type SourceType = { readonly name: string; readonly value?: unknown };

/** The members of a union, without unions inside and without `undefined` and `null`. */
const membersOf = (type: SourceType): readonly SourceType[] =>
  type.name === 'union' && Array.isArray(type.value)
    ? type.value.flatMap(membersOf)
    : [type].filter(
        ({ name, value }) => ![name, value].some((part) => part === 'undefined' || part === 'null'),
      );

/** The type that gives a prop a switch, a field or a choice in the place of «Set object». Any other type stays. */
export function plainType(type: SourceType): SourceType {
  const members = membersOf(type);
  const [first] = members;
  if (type.name !== 'union' || !first) return type;
  if (members.every(({ name }) => name === 'enum')) {
    return { name: 'enum', value: members.flatMap(({ value }) => value) };
  }
  const isOf = (...names: string[]) => members.every(({ name }) => names.includes(name));
  if (members.length === 1) return first;
  return isOf('string', 'number') ? { name: 'string' } : type;
}

/** Of every story, before Storybook chooses the controls. */
export const plainTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (typeof argType.type !== 'object') return [name, argType];
      const type = plainType(argType.type) as typeof argType.type;
      return [name, { ...argType, type, ...(type.name === 'enum' && { options: type.value }) }];
    }),
  );

import type { ArgTypesEnhancer } from 'storybook/internal/types';
import * as pictures from '../packages/ui/src/samples/pictures.ts';

/** As Storybook reads it from a component's source. `T | undefined` is a union; a choice of texts is an enum. */
export type SourceType = { readonly name: string; readonly raw?: string; readonly value?: unknown };

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

/** As the source has it, for the column of descriptions: `undefined` is what an optional prop is without. */
const rawOf = ({ name, raw }: SourceType): string | undefined =>
  name === 'union' ? raw?.replace(/ *\| undefined$/, '').replace(/^\| /, '') : undefined;

/** Changes the types of every story, before Storybook chooses the controls. */
export const plainTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (typeof argType.type !== 'object') return [name, argType];
      if (argType.table?.type?.summary === 'ReactNode') {
        // Words can be typed. An element of the story stays what it is.
        const isElement = typeof initialArgs[name] === 'object';
        return [name, { ...argType, control: isElement ? false : { type: 'text' } }];
      }
      const type = plainType(argType.type) as typeof argType.type;
      const summary = rawOf(argType.type as SourceType);
      return [
        name,
        {
          ...argType,
          type,
          ...(summary && { table: { ...argType.table, type: { summary } } }),
          ...(type.name === 'enum' && { options: type.value }),
        },
      ];
    }),
  );

const sources = Object.fromEntries(Object.entries(pictures).map(([name, { src }]) => [name, src]));
const isPicture = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'src';

/** A picture is chosen by its name: its URL has some thousand letters, which made pages 5,400 px wide. */
export const pictureChoices: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const arg = initialArgs[name];
      const mapping = isPicture(arg)
        ? pictures
        : name === 'src' && typeof arg === 'string'
          ? sources
          : undefined;
      if (!mapping) return [name, argType];
      return [name, { ...argType, control: { type: 'select' }, options: Object.keys(mapping), mapping }];
    }),
  );

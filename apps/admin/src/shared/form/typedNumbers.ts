import type { KnownField } from '../fields/bindFields.ts';

/** A number of a table: its unit tells it from a text. */
type NumberField = KnownField & {
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly isOptional?: true;
};

/** The fields of a table whose number is typed as text. */
export type NumberName<Fields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { readonly unit: string } ? Name : never;
}[keyof Fields & string];

const numbersOf = (fields: object) =>
  Object.entries(fields as Readonly<Record<string, KnownField | NumberField>>).flatMap(([name, field]) =>
    'unit' in field ? [{ name, field }] : [],
  );

/** The numbers of an entity as they are typed; empty for none. */
export const typedNumbers = <Fields extends object>(
  fields: Fields,
  values: object,
): Readonly<Record<NumberName<Fields>, string>> =>
  Object.fromEntries(
    numbersOf(fields).map(({ name }) => [name, String((values as Record<string, unknown>)[name] ?? '')]),
  ) as Record<NumberName<Fields>, string>;

export type ReadNumbers<Fields, Form> = {
  readonly values: {
    readonly [Name in keyof Pick<Form, NumberName<Fields> & keyof Form>]: Name extends keyof Fields
      ? Fields[Name] extends { readonly isOptional: true }
        ? number | null
        : number
      : never;
  };
  readonly errors: Readonly<Partial<Record<NumberName<Fields>, string>>>;
};

/** The numbers that a form has, and what is wrong with them: only digits within the limits of the table. */
export function readNumbers<Fields extends object, Form extends object>(
  fields: Fields,
  form: Form,
): ReadNumbers<Fields, Form> {
  const values: Record<string, number | null> = {};
  const errors: Record<string, string> = {};
  for (const { name, field } of numbersOf(fields)) {
    const typed: unknown = (form as Record<string, unknown>)[name];
    if (typeof typed !== 'string') continue;
    const text = typed.trim();
    const isEmpty = text === '' && field.isOptional === true;
    const number = isEmpty ? null : Number(text);
    values[name] = number;
    if (number !== null && !(/^\d+$/.test(text) && number >= field.min && number <= field.max)) {
      errors[name] = numberCopy(field);
    }
  }
  return { values, errors } as ReadNumbers<Fields, Form>;
}

const numberCopy = ({ min, max, isOptional }: Pick<NumberField, 'min' | 'max' | 'isOptional'>): string =>
  `Escribe un número de ${min} a ${max}${isOptional ? ', o déjalo vacío' : ''}`;

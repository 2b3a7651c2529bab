import type { ChangeEvent } from 'react';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
type NameOf<Form, Value> = {
  [Name in keyof Form & string]-?: Form[Name] extends Value ? Name : never;
}[keyof Form & string];

/** What a control needs to know of a field; a table of `@crepas/api` has it. */
export type KnownField = {
  readonly wire: string;
  readonly label: string;
  readonly hint?: string;
  /** The length of a text in characters; with `min`, the value of a number. */
  readonly max?: number;
  readonly min?: number;
};

/** The label, the name, the hint and the limit of a field's control. A number is typed as digits. */
export const controlOf = ({ wire, label, hint, max, min }: KnownField) => ({
  label,
  name: wire,
  hint,
  ...(min === undefined ? { maxLength: max } : { inputMode: 'numeric' as const, autoComplete: 'off' }),
});

/**
 * Binds the controls of a form to its values: `<Field label="Nombre" {...bound.text('name')} />`.
 *
 * @param errors messages by field
 * @param prefix of the fields of a part in `errors`: `responsible `
 */
export const bindFields = <Form extends object>(
  form: Form,
  onChange: (part: Partial<Form>) => void,
  errors: Readonly<Record<string, string | undefined>> = {},
  prefix = '',
) => ({
  text: (name: NameOf<Form, string | undefined>) => ({
    value: String(form[name] ?? ''),
    error: errors[prefix + name],
    onChange: ({ target }: Typed) => onChange({ [name]: target.value } as Partial<Form>),
  }),
  flag: (name: NameOf<Form, boolean>) => ({
    checked: Boolean(form[name]),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ [name]: target.checked } as Partial<Form>),
  }),
});

/** As {@link bindFields}, with the label, the name and the limit of each control: `<Field {...bound.text('name')} />`. */
export function bindTable<
  Form extends object,
  Fields extends Readonly<Partial<Record<keyof Form & string, KnownField>>>,
>(
  fields: Fields,
  form: Form,
  onChange: (part: Partial<Form>) => void,
  errors: Readonly<Record<string, string | undefined>> = {},
) {
  const bound = bindFields(form, onChange, errors);
  type Known<Value> = NameOf<Form, Value> & keyof Fields;
  return {
    text: (name: Known<string | undefined>) => ({
      ...controlOf(fields[name] as KnownField),
      ...bound.text(name),
    }),
    flag(name: Known<boolean>) {
      const { label, wire } = fields[name] as KnownField;
      return { label, name: wire, ...bound.flag(name) };
    },
  };
}

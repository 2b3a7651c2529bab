import type { ChangeEvent } from 'react';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
type NameOf<Form, Value> = {
  [Name in keyof Form & string]-?: Form[Name] extends Value ? Name : never;
}[keyof Form & string];

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

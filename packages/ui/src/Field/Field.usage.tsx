import type { Usage } from '../samples/usage.ts';
import { Field } from './Field.tsx';

export const fieldUsage: Usage = {
  code: `<Field
  label="Teléfono"
  prefix="+52"
  type="tel"
  hint="10 dígitos"
  error={errors.phone}
  value={phone}
  onChange={({ target }) => setPhone(target.value)}
/>`,
  anatomy: [
    ['label', 'above the field, always visible'],
    ['`prefix`, `suffix`', 'fixed text, or a control'],
    ['input', '16 px at least: iOS does not zoom'],
    ['hint or error', 'below; the error takes the place of the hint'],
  ],
  do: [
    {
      shown: () => <Field label="Teléfono" prefix="+52" hint="10 dígitos" />,
      why: 'The label stays while somebody types; the hint says what is expected.',
    },
    {
      shown: () => <Field label="Teléfono" defaultValue="5512" error="Faltan 6 dígitos" />,
      why: 'The error says what to do.',
    },
  ],
  dont: [
    {
      shown: () => <Field label="Teléfono" placeholder="Escribe los 10 dígitos sin espacios" />,
      why: 'Instructions that disappear with the first letter.',
    },
    {
      shown: () => <Field label="Teléfono" error="Inválido" />,
      why: 'An error that blames and does not help.',
    },
  ],
};

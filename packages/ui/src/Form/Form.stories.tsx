import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    children: (
      <>
        <Field label="Número de casa" error="Este campo es requerido" />
        <Field label="Referencia" />
        <Field label="Teléfono" type="tel" inputMode="numeric" error="Debe tener exactamente 10 dígitos" />
        <Button type="submit" wide>
          Guardar
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from './Field.tsx';
import { fieldUsage } from './Field.usage.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: { usage: fieldUsage },
  args: { label: 'Número de casa', name: 'houseNumber' },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'Exterior e interior, si lo tienes' } };
export const Filled: Story = { args: { defaultValue: '120, interior 4' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '120' } };
export const Phone: Story = {
  args: { label: 'Teléfono', prefix: '+52', type: 'tel', inputMode: 'tel', placeholder: '10 dígitos' },
};
export const Code: Story = {
  args: {
    label: 'Código',
    code: true,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 6,
    defaultValue: '123456',
  },
};
export const LongText: Story = {
  args: {
    label: 'Una etiqueta tan larga que en un teléfono pequeño tiene que ocupar dos renglones',
    error: 'Un mensaje de error tan largo que en un teléfono pequeño tiene que ocupar dos renglones',
  },
};

export const Invalid: Story = {
  args: { error: 'Este campo es requerido' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Número de casa');
    await expect(input).toHaveAccessibleDescription('Este campo es requerido');
    await userEvent.type(input, '12');
    await expect(input).toHaveValue('12');
  },
};

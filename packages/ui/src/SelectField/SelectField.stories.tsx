import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Producto',
    defaultValue: '',
    onChange: fn(),
    options: [
      ['', 'Seleccione un producto'],
      [7, 'Crepa de fresa'],
      [8, 'Crepa de Nutella'],
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Producto' });
    await userEvent.selectOptions(select, 'Crepa de Nutella');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select).toHaveValue('8');
  },
};
export const WithHint: Story = { args: { hint: 'Primero elige la categoría' } };
export const Disabled: Story = { args: { disabled: true } };
/** An hour of which nothing is left. */
export const OptionTaken: Story = {
  args: {
    label: 'Hora',
    options: [
      ['', 'Elige la hora'],
      [1, '8:15 p.m.'],
      [2, '8:30 p.m. · Lleno', true],
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('option', { name: '8:30 p.m. · Lleno' })).toBeDisabled();
  },
};
export const LongText: Story = {
  args: {
    defaultValue: '7',
    options: [[7, 'Crepa especial de la casa con fresas, plátano, cajeta de Celaya y crema batida']],
  },
};
export const Invalid: Story = {
  args: { error: 'Este campo es requerido' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Producto');
    await expect(select).toHaveAccessibleDescription('Este campo es requerido');
    await expect(select).toBeInvalid();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Descripción' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Descripción' });
    await userEvent.type(area, 'Fresas frescas{Enter}y queso crema');
    await expect(area).toHaveValue('Fresas frescas\ny queso crema');
  },
};
export const WithHint: Story = { args: { hint: 'Lo que lleva, en una o dos frases' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Fresas frescas y queso crema' } };
export const LongText: Story = {
  args: {
    defaultValue: 'Fresas frescas de Irapuato, queso crema con vainilla de Papantla y nuez. '.repeat(6),
  },
};
/** A pasted page: the message stays in sight. */
export const PastedPage: Story = {
  args: {
    defaultValue: 'Sin nuez, por favor. '.repeat(100),
    error: 'La nota tiene 2100 caracteres y caben 140.',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const message = canvas.getByText(/^La nota tiene/);
    await expect(message.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  },
};
export const Invalid: Story = {
  args: { error: 'Completa todos los campos' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Descripción');
    await expect(area).toHaveAccessibleDescription('Completa todos los campos');
  },
};

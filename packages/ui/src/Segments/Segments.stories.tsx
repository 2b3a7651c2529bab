import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Segments } from './Segments.tsx';

const meta = {
  title: 'Forms/Segments',
  component: Segments,
  args: {
    label: '¿Cómo lo quieres?',
    choices: [
      { key: 'delivery', label: 'A domicilio' },
      { key: 'pickup', label: 'Recoger en la tienda' },
    ],
    chosen: 'delivery',
    onChoose: () => undefined,
  },
  render: function Stateful(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return <Segments {...args} chosen={chosen} onChoose={setChosen} />;
  },
} satisfies Meta<typeof Segments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Recoger en la tienda' }));
    await expect(canvas.getByRole('button', { name: 'Recoger en la tienda' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'A domicilio' }));
    await expect(canvas.getByRole('button', { name: 'A domicilio' })).toHaveAttribute('aria-pressed', 'true');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { broken, chocolate, mango, savoury, strawberry } from '../samples/pictures.ts';
import { ComboPicker, type ComboPickerProps } from './ComboPicker.tsx';

const choices = [
  { id: 1, name: 'Fresa', picture: strawberry },
  { id: 2, name: 'Nutella', picture: chocolate },
  { id: 3, name: 'Mango', picture: mango },
  { id: 4, name: 'Espinaca', picture: savoury },
  { id: 5, name: 'Cajeta', picture: broken },
];

const meta = {
  title: 'Store/ComboPicker',
  component: ComboPicker<number>,
  args: { legend: 'Elige tus crepas', choices, chosen: [], onToggle: () => {} },
} satisfies Meta<typeof ComboPicker<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoChosen: Story = { args: { chosen: [3, 1] } };
export const Warning: Story = { args: { chosen: [3], warning: 'Agrega 3 crepas' } };
export const SoldOut: Story = {
  args: { chosen: [3], choices: choices.map((choice) => ({ ...choice, soldOut: choice.id === 1 })) },
};
export const Later: Story = {
  args: {
    chosen: [3],
    choices: choices.map((choice) => ({
      ...choice,
      ...(choice.id === 1 && { availableFrom: 'Desde las 8:00 a.m.' }),
    })),
  },
};
export const LongText: Story = {
  args: {
    choices: choices.map((choice) => ({ ...choice, name: `${choice.name} con cajeta de Celaya y nuez` })),
  },
};

export const Allergens: Story = {
  args: {
    chosen: [3],
    choices: choices.map((choice) => ({
      ...choice,
      ...(choice.id !== 4 && { allergens: 'Contiene: gluten, leche, cacahuate' }),
      ...(choice.id === 5 && { name: 'Pollo con champiñones' }),
    })),
  },
};

export const Toggling: Story = {
  render: function Combo(args: ComboPickerProps<number>) {
    const [chosen, setChosen] = useState<readonly number[]>([1]);
    const toggle = (id: number) =>
      setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
    return <ComboPicker {...args} chosen={chosen} onToggle={toggle} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mango' }));
    await expect(canvas.getByRole('button', { name: 'Mango' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 de 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Fresa' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 de 3');
  },
};
/** A combo of two that may be the same: each tap adds one, the minus takes one away. */
export const Repeating: Story = {
  render: function Combo(args: ComboPickerProps<number>) {
    const [chosen, setChosen] = useState<readonly number[]>([1]);
    return (
      <ComboPicker
        {...args}
        size={2}
        chosen={chosen}
        onToggle={(id) => setChosen([...chosen, id])}
        onRemove={(id) => setChosen(chosen.filter((_, place) => place !== chosen.lastIndexOf(id)))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Fresa/ }));
    await expect(canvas.getByRole('button', { name: 'Fresa 2 en tu combo' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 de 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Fresa' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mango' }));
    await expect(canvas.getByRole('button', { name: 'Mango 1 en tu combo' })).toBeVisible();
  },
};
export const Small: Story = { globals: { viewport: { value: 'small' } } };

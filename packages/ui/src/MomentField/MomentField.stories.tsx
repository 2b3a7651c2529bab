import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MomentField } from './MomentField.tsx';

const today = {
  date: '2026-11-27',
  label: 'Hoy',
  hours: [
    { moment: 1, label: '8:15 p.m.' },
    { moment: 2, label: '8:30 p.m.' },
  ],
};
const tomorrow = {
  date: '2026-11-28',
  label: 'Mañana',
  hours: [
    { moment: 3, label: '1:00 p.m.' },
    { moment: 4, label: '1:15 p.m.' },
  ],
};

const meta = {
  title: 'Forms/MomentField',
  component: MomentField,
  args: { days: [today, tomorrow], full: [2], chosen: null, onChoose: fn() },
  render: function Render({ chosen: first, onChoose, ...args }) {
    const [chosen, setChosen] = useState(first);
    return (
      <MomentField
        {...args}
        chosen={chosen}
        onChoose={(moment) => {
          setChosen(moment);
          onChoose(moment);
        }}
      />
    );
  },
} satisfies Meta<typeof MomentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const hour = canvas.getByRole('combobox', { name: 'Hora' });
    await expect(hour).toHaveDisplayValue('Elige la hora');
    await userEvent.click(canvas.getByRole('radio', { name: 'Mañana' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
    await userEvent.selectOptions(hour, '1:15 p.m.');
    await expect(args.onChoose).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('radio', { name: 'Mañana' })).toBeChecked();
  },
};
export const OneDay: Story = {
  args: { days: [tomorrow] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Hora, mañana' })).toHaveDisplayValue(
      'Elige la hora',
    );
  },
};
export const Full: Story = {
  args: { chosen: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('option', { name: '8:30 p.m. · Lleno' })).toBeDisabled();
  },
};
/** The hour that was chosen is not offered any more. */
export const Gone: Story = {
  args: { chosen: 9, error: 'Esa hora ya no se puede. Elige otra.' },
  play: async ({ canvasElement }) => {
    const hour = within(canvasElement).getByRole('combobox', { name: 'Hora' });
    await expect(hour).toHaveDisplayValue('Elige la hora');
    await expect(hour).toHaveAccessibleDescription('Esa hora ya no se puede. Elige otra.');
  },
};

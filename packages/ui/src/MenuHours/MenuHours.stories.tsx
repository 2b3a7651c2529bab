import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MenuHours } from './MenuHours.tsx';

const breakfast = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '12:00' };

const meta = {
  title: 'Staff/MenuHours',
  component: MenuHours,
  args: {
    label: 'Horario en el menú',
    spans: [breakfast],
    dayNames: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
    emptyText: 'A toda hora',
    onChange: fn(),
  },
} satisfies Meta<typeof MenuHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sábado' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...breakfast, days: [1, 2, 3, 4, 5, 6] }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Lunes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...breakfast, days: [2, 3, 4, 5] }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar horario 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};
export const Always: Story = { args: { spans: [] } };
export const OverMidnight: Story = {
  args: { spans: [breakfast, { days: [5, 6], opens: '22:00', closes: '02:00' }] },
};
/** Each error stands at its field. */
export const Faulty: Story = {
  args: {
    spans: [
      { ...breakfast, days: [] },
      { ...breakfast, opens: '' },
      { ...breakfast, closes: '08:00' },
    ],
    errors: [
      { days: 'Elige un día al menos.' },
      { opens: 'Falta una hora.' },
      { closes: 'Termina a la hora en que empieza.' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Días del horario 1' })).toHaveAccessibleDescription(
      'Elige un día al menos.',
    );
    await expect(canvas.getAllByLabelText('Desde')[1]).toHaveAccessibleDescription('Falta una hora.');
    await expect(canvas.getAllByLabelText('Hasta')[2]).toHaveAccessibleDescription(
      'Termina a la hora en que empieza.',
    );
  },
};
export const FaultySmall: Story = { ...Faulty, globals: { viewport: { value: 'small' } } };
export const Full: Story = { args: { max: 1 } };
export const Small: Story = { ...OverMidnight, globals: { viewport: { value: 'small' } } };
/** By keyboard, the focus stays near a button that goes away. */
export const ByKeyboard: Story = {
  args: { max: 2 },
  render: function Render({ spans, ...args }) {
    const [typed, setTyped] = useState(spans);
    return <MenuHours {...args} spans={typed} onChange={setTyped} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    const days = (place: number) => within(canvas.getByRole('group', { name: `Días del horario ${place}` }));
    await press('Agregar horario');
    await waitFor(() => expect(days(2).getByRole('button', { name: 'Lunes' })).toHaveFocus());
    await press('Quitar horario 2');
    await waitFor(() => expect(days(1).getByRole('button', { name: 'Lunes' })).toHaveFocus());
    await press('Quitar horario 1');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Agregar horario' })).toHaveFocus());
  },
};

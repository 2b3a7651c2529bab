import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DayHours } from './DayHours.tsx';

const meta = {
  title: 'Staff/DayHours',
  component: DayHours,
  args: {
    day: 'Lunes',
    spans: [{ opens: '18:00', closes: '23:00' }],
    onChange: fn(),
    actions: <Button kind="quiet">Copiar a…</Button>,
  },
} satisfies Meta<typeof DayHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar horario de lunes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { opens: '18:00', closes: '23:00' },
      { opens: '18:00', closes: '23:00' },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar horario de lunes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};
export const ClosedDay: Story = { args: { spans: [] } };
export const OverMidnight: Story = {
  args: { day: 'Viernes', spans: [{ opens: '18:00', closes: '01:00' }] },
  play: async ({ canvasElement }) => {
    const closes = within(canvasElement).getByLabelText('Cierra');
    await expect(closes).toHaveAccessibleDescription('Al día siguiente');
  },
};
export const TwoSpans: Story = {
  args: {
    spans: [
      { opens: '09:00', closes: '13:00' },
      { opens: '18:00', closes: '23:00' },
    ],
  },
};
export const Invalid: Story = {
  args: {
    spans: [{ opens: '18:00', closes: '18:00' }],
    errors: ['No dura nada'],
  },
  play: async ({ canvasElement }) => {
    const opens = within(canvasElement).getByLabelText('Abre');
    await expect(opens).toHaveAccessibleDescription('No dura nada');
  },
};
export const Small: Story = { globals: { viewport: { value: 'small' } } };

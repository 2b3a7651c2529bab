import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Toasts, type ToastsProps } from './Toasts.tsx';

const meta = {
  title: 'Feedback/Toasts',
  component: Toasts,
  args: {
    toasts: [
      { id: 1, text: 'Categoria actualizada', tone: 'success' },
      { id: 2, text: 'Quitamos la crepa de Nutella', action: <Button kind="quiet">Deshacer</Button> },
    ],
    seconds: 3600,
    onDone: fn(),
  },
  render: function Stack(args: ToastsProps) {
    const [toasts, setToasts] = useState(args.toasts);
    const remove = (id: string | number) => {
      args.onDone(id);
      setToasts((before) => before.filter((toast) => toast.id !== id));
    };
    return <Toasts {...args} toasts={toasts} onDone={remove} />;
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Categoria actualizadaQuitamos la crepa de Nutella');
  },
};
export const Empty: Story = { args: { toasts: [] } };
export const LongText: Story = {
  args: {
    toasts: [{ id: 1, tone: 'failure', text: 'Demasiados intentos. Espera 15 minutos antes de reintentar.' }],
  },
};

export const GoesByItself: Story = {
  args: { seconds: 0.1 },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement());
    await expect(args.onDone).toHaveBeenCalledTimes(2);
  },
};

export const WaitsForWhoReadsIt: Story = {
  play: async ({ canvasElement }) => {
    const undo = within(canvasElement).getByRole('button', { name: 'Deshacer' });
    const stays = () => document.getAnimations().map((animation) => animation.playState);
    await waitFor(() => expect(stays()).toEqual(['running', 'running']));
    undo.focus();
    await waitFor(() => expect(stays()).toEqual(['running', 'paused']));
  },
};
export const Small: Story = { globals: { viewport: { value: 'small' } } };

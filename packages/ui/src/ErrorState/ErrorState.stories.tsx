import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';
import { errorStateUsage } from './ErrorState.usage.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  parameters: { usage: errorStateUsage },
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const WithoutRetry: Story = {
  render: () => <ErrorState title="Producto no encontrado">{null}</ErrorState>,
};
export const LongText: Story = {
  args: {
    title: 'Error al obtener categorías',
    children: 'La tienda no pudo responder. Revisa tu conexión e intenta de nuevo en unos minutos.',
  },
};

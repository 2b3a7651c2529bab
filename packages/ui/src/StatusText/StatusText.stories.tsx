import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusText } from './StatusText.tsx';
import { statusTextUsage } from './StatusText.usage.tsx';

const meta = {
  title: 'Feedback/StatusText',
  component: StatusText,
  parameters: { usage: statusTextUsage },
  args: { tone: 'success', children: 'Código enviado por SMS.' },
} satisfies Meta<typeof StatusText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failure: Story = {
  args: { tone: 'failure', children: 'Código incorrecto. Revisa e intenta de nuevo.' },
};
export const LongText: Story = {
  args: { tone: 'failure', children: 'Demasiados intentos. Espera 15 minutos antes de reintentar.' },
};

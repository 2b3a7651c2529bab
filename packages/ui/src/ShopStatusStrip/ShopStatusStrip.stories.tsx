import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ShopStatusStrip } from './ShopStatusStrip.tsx';

const actions = (
  <>
    <Button kind="secondary">Pausar</Button>
    <Button kind="secondary">Hoy tardamos…</Button>
  </>
);

const meta = {
  title: 'Staff/ShopStatusStrip',
  component: ShopStatusStrip,
  args: { tone: 'open', status: 'Abierto hasta las 11:00 p.m.', actions },
} satisfies Meta<typeof ShopStatusStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Abierto hasta las 11:00 p.m.');
  },
};
export const Rush: Story = {
  args: {
    note: 'Hoy tardamos unos 65 minutos, hasta las 9:00 p.m.',
    actions: (
      <>
        <Button kind="secondary">Pausar</Button>
        <Button kind="secondary">Quitar demora</Button>
      </>
    ),
  },
};
export const Paused: Story = {
  args: { tone: 'paused', status: 'En pausa hasta las 8:40 p.m.', actions: <Button>Reanudar</Button> },
};
export const Closed: Story = {
  args: { tone: 'closed', status: 'Cerrado. Abrimos mañana a las 6:00 p.m.', actions: undefined },
};
export const LongText: Story = {
  args: {
    tone: 'closed',
    status:
      'Cerrado por el descanso de las trabajadoras de la tienda. Abrimos el 24 de diciembre a las 6:00 p.m.',
    note: 'Hoy tardamos unos 240 minutos, hasta mañana a las 12:30 a.m.',
  },
};
export const Small: Story = { globals: { viewport: { value: 'small' } } };

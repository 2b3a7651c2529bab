import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Button } from '../Button/Button.tsx';
import { Price } from '../Price/Price.tsx';
import { HoursNotice } from './HoursNotice.tsx';

const meta = {
  title: 'Store/HoursNotice',
  component: HoursNotice,
  args: { closingNotice: 'Cerrado. Abrimos hoy a las 6:00 p.m.' },
  render: (args) => (
    <BottomBar>
      <HoursNotice {...args} />
      <Button wide end={<Price cents={17_900} />}>
        Finalizar
      </Button>
    </BottomBar>
  ),
} satisfies Meta<typeof HoursNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { closingNotice: null } };
export const Paused: Story = { args: { closingNotice: 'Pausamos pedidos hasta las 8:40 p.m.' } };
export const Closing: Story = { args: { closingNotice: 'Cerramos en 12 minutos', isSilentTick: true } };
export const OutsideTheZone: Story = {
  args: { closingNotice: 'Aún no llegamos hasta ahí. Elige otra dirección.', isOfPlace: true },
};
export const Busy: Story = { args: { closingNotice: 'Hoy tardamos unos 65 minutos' } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    closingNotice: 'Cerrado. Abrimos el 25 de diciembre a las 12:30 p.m.',
    reason: 'Cerramos por la boda de nuestra cocinera, gracias por entender',
  },
};

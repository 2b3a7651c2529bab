import { atScreen } from '@crepas/api/testing';
import { type Cents, categoryId, discountCodeId, productId } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { forbiddenTo, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Card of a code',
  ...wholeTool,
  parameters: atScreen({ path: '/codigos/5/tarjeta', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByRole('img', { name: /\/\?codigo=CREPA10$/ });
    await screen.findByText('10 % de descuento');
    await screen.findByRole('button', { name: 'Imprimir' });
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
/** As much as a card may say. */
export const LongWords: Story = {
  parameters: atScreen({
    path: '/codigos/7/tarjeta',
    codes: [
      {
        id: discountCodeId(7),
        name: 'WWWWWWWWWWWWWWWWWWWW',
        gift: { kind: 'product', productId: productId(6) },
        minimum: 12_345_600 as Cents,
        firstDay: '2026-12-16',
        lastDay: '2027-01-06',
        windows: [
          { days: [1, 3, 5], opens: 8 * 60, closes: 12 * 60 },
          { days: [6, 7], opens: 22 * 60, closes: 2 * 60 },
        ],
        maxUses: 100_000,
        maxUsesPerPhone: 1_000,
        fulfilment: 'pickup',
        categoryIds: [1, 2, 3].map(categoryId),
        isPaused: false,
        uses: 0,
        saved: 0 as Cents,
      },
    ],
  }),
  play: async () => {
    await screen.findByText('Rajas poblanas con elote gratis');
  },
};
export const NotFound: Story = {
  parameters: atScreen({ path: '/codigos/999/tarjeta' }),
  play: async () => {
    await screen.findByText('Código no encontrado');
  },
};
export const Forbidden: Story = forbiddenTo('staff');

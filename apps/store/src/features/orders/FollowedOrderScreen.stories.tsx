import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, userEvent } from 'storybook/test';
import { shopQuery } from '../../shared/shop/shop.ts';
import { long } from '../../testing/longWords.ts';
import {
  aTransferOrder,
  shopAnswers,
  silence,
  storeScreen,
  transferTerms,
} from '../../testing/storeStory.tsx';
import { FollowedOrderScreen } from './FollowedOrderScreen.tsx';

/** With the shop's settings, which the page follows. */
function FollowedOrder() {
  useQuery(shopQuery);
  return <FollowedOrderScreen />;
}

const minutesLater = '2026-11-20T19:45:00-06:00';
const answersWith = (changes: object) => () => ({
  ...shopAnswers({ features: ['cancelar', 'pagos'] }, transferTerms)(),
  'GET /seguimiento/': () => Response.json(aTransferOrder(changes)),
});

const meta = {
  title: 'Storefront/Followed order',
  component: FollowedOrder,
  tags: ['!autodocs'],
  decorators: [storeScreen],
  parameters: { layout: 'fullscreen', answers: () => ({}) },
} satisfies Meta<typeof FollowedOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link has ended, or is none. */
export const Unknown: Story = {
  play: async () => {
    await screen.findByText('Error');
  },
};
export const Loading: Story = { parameters: { answers: () => ({ 'GET /seguimiento/': silence }) } };

/** Without a proven phone: the shop calls before it prepares it. It has also changed what is in it. */
export const ToBeConfirmed: Story = {
  parameters: {
    answers: answersWith({
      etapa: 'por_confirmar',
      metodo_pago: 'efectivo',
      version: 1,
      cambios_pedido: [
        {
          version: 1,
          motivo: `Se acabó ${long.product}`,
          total_antes: long.pesos,
          total_ahora: 380,
          cambios: [{ que: 'producto', nombre: long.product, hecho: 'quitado', antes: 50, ahora: 0 }],
        },
      ],
    }),
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Cancelar pedido' });
    await screen.findByText('La tienda cambió tu pedido');
  },
};

/** The kitchen rejected it after «Ya transferí». */
export const RefundOfTransfer: Story = {
  parameters: {
    answers: answersWith({ etapa: 'rechazado', motivo: 'Se acabó la cajeta', transferido_en: minutesLater }),
  },
  play: async () => {
    await screen.findByText(
      'La tienda te devuelve lo que transferiste: ponte en contacto con ella para acordar cómo.',
    );
    await expect(await screen.findByRole('link', { name: 'Llamar' })).toHaveAttribute(
      'href',
      'tel:+525512345678',
    );
    await expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  },
};
export const CancelAfterTransfer: Story = {
  parameters: { answers: answersWith({ transferido_en: minutesLater }) },
  play: async () => {
    await screen.findByText('00011835971');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar pedido' }));
    await screen.findByText(
      'La tienda todavía no lo acepta: puedes cancelarlo, y te devuelve lo que transferiste.',
    );
    window.scrollTo(0, 0); // the tap has scrolled to the button
  },
};

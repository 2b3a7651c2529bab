import { atScreen, exampleShop } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { visited } from '../../testing/customers.ts';
import { long } from '../../testing/longWords.ts';
import { wholeStore } from '../../testing/openStore.tsx';
import { takesTransfers, transferOrder } from '../../testing/orders.ts';

const minutesLater = '2026-11-20T19:35:00-06:00';
const answered = (changes: object) => ({ answers: { 'GET /seguimiento/:s': transferOrder(changes) } });

const meta = {
  title: 'Storefront/Followed order',
  ...wholeStore,
  parameters: atScreen({
    path: '/seguimiento/aaaaaaaaaaaaaaaaaaaaaa',
    shop: { ...takesTransfers, features: [...exampleShop.features, 'cancelar', 'pagos'] },
    sessionStorage: visited,
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link has ended, or is none. */
export const Unknown: Story = {
  play: async () => {
    await screen.findByText('Enlace vencido');
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /seguimiento/:s': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /seguimiento/:s': 'failing' } }),
  play: async () => {
    await screen.findByText('No pudimos cargar tu pedido. Intenta de nuevo.');
  },
};

/** Without a proven phone: the shop calls before it prepares it. It has also changed what is in it. */
export const ToBeConfirmed: Story = {
  parameters: atScreen(
    answered({
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
  ),
  play: async () => {
    await screen.findByRole('button', { name: 'Cancelar pedido' });
    await screen.findByText('La tienda cambió tu pedido');
  },
};

/** The kitchen rejected it after «Ya transferí». */
export const RefundOfTransfer: Story = {
  parameters: atScreen(
    answered({ estado: 2, etapa: 'rechazado', motivo: 'Se acabó la cajeta', transferido_en: minutesLater }),
  ),
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
  parameters: atScreen(answered({ transferido_en: minutesLater })),
  play: async () => {
    await screen.findByText('00011835971');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar pedido' }));
    await screen.findByText(
      'La tienda todavía no lo acepta: puedes cancelarlo, y te devuelve lo que transferiste.',
    );
    window.scrollTo(0, 0); // the tap has scrolled to the button
  },
};

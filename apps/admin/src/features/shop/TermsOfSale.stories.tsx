import { atScreen, exampleShop } from '@crepas/api/testing';
import type { Cents } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

// How the owner says what an order costs, who may place one, and how long it is remembered.

const cents = (amount: number) => amount as Cents;
const feeZone = { name: 'Roma', zone: exampleShop.zone ?? [], fee: cents(2_500), minimum: cents(15_000) };

const meta = {
  title: 'Staff tool/Terms of sale',
  ...wholeTool,
  parameters: atScreen({
    path: '/shop#pagos',
    shop: {
      ...wholeServer,
      payments: ['cash', 'card', 'transfer'],
      transfer: { bank: 'Banco Uno', clabe: '032180000118359719', holder: 'Crepas Lupita' },
      feeZones: [{ ...feeZone, freeFrom: cents(30_000) }],
      feeWithoutPin: { fee: cents(6_000), minimum: cents(0), freeFrom: cents(50_000) },
    },
    answers: { 'GET /shop/privado': () => ({ olvidar_despues_dias: 365 }) },
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaysToPay: Story = {
  play: async () => {
    await expect(await screen.findByLabelText('CLABE')).toHaveValue('032 180 00011835971 9');
  },
};
export const Fees: Story = {
  parameters: atScreen({ path: '/shop#costo-de-envio' }),
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Guardar el costo de envío' });
    const [ofZone, withoutPin] = screen.getAllByRole('textbox', { name: 'Costo de envío' });
    await expect(ofZone).toHaveValue('25');
    await userEvent.clear(withoutPin as HTMLElement);
    await userEvent.click(save);
    await screen.findByText('Escribe cuánto cuesta; 0 si es gratis');
  },
};
/** The zone of a fee, drawn on its map. */
export const FeeZoneOpened: Story = {
  parameters: atScreen({ path: '/shop#costo-de-envio' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ver y dibujar en el mapa' }));
    await screen.findByRole('button', { name: 'Acercar el mapa' });
  },
};

const withoutCode = { name: 'Pedidos sin código' };
export const WithoutCode: Story = {
  parameters: atScreen({ path: '/shop#entrega', shop: { takesWithoutCode: false } }),
  play: async () => {
    const box = await screen.findByRole('checkbox', withoutCode);
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    box.scrollIntoView({ block: 'center' });
  },
};
export const WithoutCodeOn: Story = {
  parameters: atScreen({ path: '/shop#entrega', shop: { takesWithoutCode: true } }),
  play: async () => {
    const box = await screen.findByRole('checkbox', withoutCode);
    await expect(box).toBeChecked();
    box.scrollIntoView({ block: 'center' });
  },
};

/** `Shop: Wrong Days` has what is refused. */
const forgotten = (days: string): Story => ({
  play: async () => {
    const field = await screen.findByLabelText(/^Olvidar los datos/);
    await waitFor(() => expect(field).toHaveValue(days));
    field.scrollIntoView({ block: 'center' });
  },
});
export const ForgottenNever: Story = {
  ...forgotten(''),
  parameters: atScreen({
    path: '/shop#datos',
    answers: { 'GET /shop/privado': () => ({ olvidar_despues_dias: null }) },
  }),
};
export const ForgottenAfterAYear: Story = {
  ...forgotten('365'),
  parameters: atScreen({ path: '/shop#datos' }),
};
export const ForgottenAfterAYearSmall: Story = {
  ...ForgottenAfterAYear,
  globals: { viewport: { value: 'small' } },
};

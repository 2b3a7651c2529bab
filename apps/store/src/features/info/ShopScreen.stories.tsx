import { atScreen, exampleShop } from '@crepas/api/testing';
import type { Cents } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { farAway, visited } from '../../testing/customers.ts';
import { long } from '../../testing/longWords.ts';
import { wholeStore } from '../../testing/openStore.tsx';

const meta = {
  title: 'Storefront/Shop',
  ...wholeStore,
  parameters: atScreen({ path: '/tienda', sessionStorage: visited }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Horario' });
    await expect(screen.getByText('Precios en pesos, IVA incluido. El envío es gratis.')).toBeVisible();
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
/** A new shop: always open, no zone, no telephone, nobody who answers. */
export const NothingEntered: Story = {
  parameters: atScreen({ shop: { week: [], specialDays: [], zone: null, whatsApp: '', responsible: null } }),
  play: async () => {
    await screen.findByText('Todos los días, a toda hora.');
  },
};
const terms = { fee: 3500 as Cents, minimum: 0 as Cents, freeFrom: 30_000 as Cents };
/** The shop charges delivery, takes cards, and lets its customers pick up orders. */
export const EverythingOffered: Story = {
  parameters: atScreen({
    shop: {
      message: 'Hoy hay mole de olla para quien lo pida.',
      features: [...exampleShop.features, 'tarifas', 'pagos', 'recoger'],
      feeWithoutPin: terms,
      payments: ['cash', 'card'],
      pickup: { isActive: true, minutes: 20 },
    },
  }),
  play: async () => {
    await screen.findByText('Recoger en la tienda');
    await expect(screen.queryByText(/El envío es gratis/)).toBeNull();
  },
};
/** Each zone has its terms, and an address without a pin its own. */
export const FeesByZone: Story = {
  parameters: atScreen({
    shop: {
      features: [...exampleShop.features, 'tarifas', 'pagos'],
      payments: ['cash', 'card', 'transfer'],
      feeZones: [
        { name: 'Roma', zone: exampleShop.zone ?? [], ...terms, minimum: 15_000 as Cents },
        { name: 'Narvarte y Del Valle', zone: farAway, ...terms, freeFrom: null },
      ],
      feeWithoutPin: { fee: 6000 as Cents, minimum: 0 as Cents, freeFrom: null },
    },
  }),
  play: async () => {
    const zone = await screen.findByText('Narvarte y Del Valle:');
    await expect(screen.getByText('Otras direcciones:')).toBeVisible();
    zone.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
};
export const LongText: Story = {
  parameters: atScreen({
    shop: {
      message: `${long.product} ${long.word}`,
      specialDays: [{ kind: 'closed', date: '2026-12-25', reason: long.word }],
      responsible: {
        name: long.product,
        address: `${long.word} 55, Roma Norte`,
        email: `${long.word}@crepas.example`,
        phone: '5512345678',
      },
    },
  }),
  play: async () => {
    await screen.findByText('Días especiales');
  },
};
/** Nothing is said of prices and payments before the shop is known. */
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /shop': 'silent' } }),
  play: async () => {
    await screen.findByRole('heading', { name: 'La tienda' });
    await expect(screen.queryByText(/El envío es gratis/)).toBeNull();
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /shop': 'failing' } }),
  play: async () => {
    await screen.findByText('No pudimos leer los datos de la tienda');
    await expect(screen.queryByText(/El envío es gratis/)).toBeNull();
  },
};
export const Offline: Story = {
  parameters: atScreen({ isOffline: true }),
  play: async () => {
    await screen.findByText('Sin conexión');
    await screen.findByText('No pudimos leer los datos de la tienda');
  },
};

import { atScreen, exampleShop } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { visited } from '../../testing/customers.ts';
import { geolocationIs } from '../../testing/geolocation.ts';
import { wholeStore } from '../../testing/openStore.tsx';

const meta = {
  title: 'Storefront/Location permission',
  ...wholeStore,
  parameters: atScreen({
    path: '/location-permission',
    sessionStorage: { session: { ...visited.session, locationAnswered: false } },
    stoppedTimers: [8000], // of a browser that does not answer
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const allow = async () => userEvent.click(await screen.findByRole('button', { name: 'Permitir ubicación' }));

export const Default: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Ingresar manualmente' });
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
/** On top of home, until the customer has an address. */
export const Dialog: Story = {
  parameters: atScreen({ path: '/home' }),
  play: async () => {
    await screen.findByRole('dialog');
    await screen.findByText('Fresas con crema');
  },
};
export const DialogDenied: Story = {
  ...Dialog,
  beforeEach: geolocationIs('denied'),
  play: async () => {
    await allow();
    await screen.findByText(/^Has denegado el permiso de ubicación\./);
  },
};
export const Asking: Story = {
  beforeEach: geolocationIs('silent'),
  play: async () => {
    await allow();
    await screen.findByRole('button', { name: /Permitir ubicación/, busy: true });
  },
};
export const Denied: Story = {
  beforeEach: geolocationIs('denied'),
  play: async () => {
    await allow();
    await screen.findByText(/^Has denegado el permiso de ubicación\./);
  },
};
export const Unavailable: Story = {
  beforeEach: geolocationIs('unavailable'),
  play: async () => {
    await allow();
    await screen.findByText(/^No pudimos obtener tu ubicación\./);
  },
};
/** The shop lets its customers pick up orders. */
export const OrPickup: Story = {
  parameters: atScreen({
    shop: { features: [...exampleShop.features, 'recoger'], pickup: { isActive: true, minutes: 20 } },
  }),
  play: async () => {
    await screen.findByRole('button', { name: 'Prefiero recogerlo en la tienda' });
  },
};

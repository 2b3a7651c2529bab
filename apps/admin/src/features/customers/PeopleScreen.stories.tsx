import { personDataToWire } from '@crepas/api';
import { atScreen, changeAnswers, exampleShop, refused } from '@crepas/api/testing';
import { centsFromPesos, type OrderDetails, orderId, type PersonData } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSession } from '../../shared/session/session.ts';
import { long } from '../../testing/longMenu.ts';
import { forbiddenTo, signedInAs, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const phone = '5512345678';

const anOrder = (id: number, note: string): OrderDetails => ({
  id: orderId(id),
  total: centsFromPesos(284.5),
  placedAt: new Date('2026-11-20T20:15:00-06:00'),
  stage: 'delivered',
  minutes: 40,
  reason: null,
  delivery: {
    customerName: 'Ana López',
    phone,
    deliveryAddress: 'Orizaba 101, Interior 4, Roma Norte, Ciudad de México',
    fulfilment: 'delivery',
    payment: 'cash',
    position: { lat: 19.41724, lng: -99.16032 },
    note,
    cashGiven: centsFromPesos(500),
  },
  lines: [
    {
      id: 1,
      imageUrl: '',
      productName: 'Crepa de Nutella',
      unitPrice: centsFromPesos(89.5),
      quantity: 3,
      crepas: [],
      groups: [],
      extras: [{ id: null, name: 'Fresas' }],
      extrasTotal: centsFromPesos(16),
    },
  ],
});
const ana: PersonData = {
  phone,
  orderCount: 2,
  next: null,
  orders: [anOrder(52, 'Sin nuez, por favor: soy alérgica.'), anOrder(41, '')],
  devices: [{ service: 'fcm.googleapis.com', renewedAt: new Date('2026-11-20T20:15:00-06:00') }],
};
const nobody: PersonData = { phone, orderCount: 0, next: null, orders: [], devices: [] };

const kept = (person: PersonData) => ({ 'GET /personas/:phone': () => personDataToWire(person) });

const meta = {
  title: 'Staff tool/Person data',
  ...wholeTool,
  parameters: atScreen({
    path: '/personas',
    shop: wholeServer,
    answers: { ...kept(ana), 'DELETE /personas/:phone': () => ({ pedidos: 2 }) },
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard. */
async function search(typed: string) {
  await userEvent.type(await screen.findByLabelText('Teléfono'), `${typed}{Enter}`);
}

async function askToErase() {
  await search(phone);
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar sus datos' }));
  return within(await screen.findByRole('alertdialog'));
}

export const Default: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Buscar' });
  },
};
export const WrongNumber: Story = {
  play: async () => {
    await search('55');
    await expect(screen.getByLabelText('Teléfono')).toHaveAccessibleDescription('Escribe los 10 dígitos');
    await waitFor(() => expect(screen.getByLabelText('Teléfono')).toHaveFocus());
  },
};
export const Found: Story = {
  play: async () => {
    await search('55 1234 5678');
    await screen.findByText('2 pedidos guardados');
    await expect(screen.getAllByText('3 × Crepa de Nutella (Fresas)')).toHaveLength(2);
  },
};
export const FoundSmall: Story = { ...Found, globals: { viewport: { value: 'small' } } };
const longOrder = anOrder(123_456, long.word);
export const LongWords: Story = {
  parameters: atScreen({
    answers: kept({
      ...ana,
      orders: [
        {
          ...longOrder,
          total: long.cents,
          stage: 'cancelled',
          reason: 'Ya no contestó',
          delivery: longOrder.delivery && {
            ...longOrder.delivery,
            customerName: long.product,
            deliveryAddress: `${long.word} 5, Roma Nte.`,
          },
        },
      ],
    }),
  }),
  play: async () => {
    await search(phone);
    await screen.findByText(long.product);
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /personas/:phone': 'silent' } }),
  play: async () => {
    await search(phone);
    await screen.findByText('Buscando…');
  },
};
export const Nobody: Story = {
  parameters: atScreen({ answers: kept(nobody) }),
  play: async () => {
    await search(phone);
    await screen.findByText('No guardamos nada de este teléfono');
  },
};
export const Erasing: Story = {
  play: async () => {
    const dialog = await askToErase();
    await waitFor(() => expect(dialog.getByText(/^Se borran su teléfono/)).toBeVisible());
  },
};
export const Erased: Story = {
  play: async () => {
    const dialog = await askToErase();
    changeAnswers(kept(nobody));
    await userEvent.click(dialog.getByRole('button', { name: 'Borrar' }));
    await screen.findByText('Borraste sus datos de 2 pedidos.');
    await screen.findByText('No guardamos nada de este teléfono');
  },
};
/** One of the orders is active. */
export const ErasureRefused: Story = {
  parameters: atScreen({
    answers: { 'DELETE /personas/:phone': refused(409, 'Tiene un pedido en curso. Espera a que termine.') },
  }),
  play: async () => {
    const dialog = await askToErase();
    await userEvent.click(dialog.getByRole('button', { name: 'Borrar' }));
    await screen.findByText('Todavía no se borra');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /personas/:phone': 'failing' } }),
  play: async () => {
    await search(phone);
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
/** Whoever signs in again finds the phone that was typed. */
export const ExpiredSession: Story = {
  parameters: atScreen({ answers: { 'GET /personas/:phone': refused(401, 'Inicia sesión de nuevo.') } }),
  play: async () => {
    await search('55 1234 5678');
    await screen.findByText('Tu sesión terminó. Inicia sesión de nuevo.');
    changeAnswers(kept(ana));
    useSession.setState(signedInAs('owner'));
    await expect(await screen.findByLabelText('Teléfono')).toHaveValue('55 1234 5678');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await screen.findByText('2 pedidos guardados');
  },
};
const blocked: PersonData = {
  ...ana,
  block: {
    reason: 'Tres pedidos que nadie recibió.',
    by: 'encargada@crepas.test',
    since: new Date('2026-11-20T20:30:00-06:00'),
    until: new Date('2026-11-27T20:30:00-06:00'),
  },
};
/** A person whose orders come in pages; the store refuses new ones. */
export const Blocked: Story = {
  parameters: atScreen({
    answers: {
      'GET /personas/:phone': ({ url }) =>
        personDataToWire(
          url.searchParams.has('cursor')
            ? { ...blocked, orders: [anOrder(41, '')] }
            : { ...blocked, orders: [anOrder(52, '')], next: '52' },
        ),
    },
  }),
  play: async () => {
    await search(phone);
    await userEvent.click(await screen.findByRole('button', { name: 'Ver más pedidos' }));
    await screen.findByText('#41 · $284.50');
    await expect(screen.getByRole('button', { name: 'Quitar el bloqueo' })).toBeVisible();
  },
};
export const Blocking: Story = {
  play: async () => {
    await search(phone);
    await userEvent.click(await screen.findByRole('button', { name: 'Bloquear sus pedidos' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bloquear' }));
    await screen.findByText('Escribe el motivo');
  },
};
export const Offline: Story = { ...Failed, parameters: atScreen({ isOffline: true }) };
export const Forbidden: Story = forbiddenTo('staff');
export const OlderServer: Story = {
  parameters: atScreen({ shop: { features: exampleShop.features } }),
  play: async () => {
    await screen.findByText('Tu servidor no busca datos de personas');
  },
};

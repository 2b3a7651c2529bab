import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { wholeServer, wholeTool } from '../../../testing/openAdmin.tsx';
import { longRides, rides } from '../../../testing/orders.ts';

const meta = {
  title: 'Staff tool/Rider',
  ...wholeTool,
  parameters: atScreen({
    path: '/orders/rider',
    shop: wholeServer,
    answers: { 'GET /active-orders': () => rides },
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is on its way is taken. */
export const Default: Story = {
  play: async () => {
    await screen.findByText('Efectivo con el que regresa');
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
/** All of it: the stops, the sums and what the courier takes along. */
export const WithTerminal: Story = {
  parameters: atScreen({ path: '/orders/rider?pedidos=3-4-5' }),
  play: async () => {
    (await screen.findByText('Efectivo de los pedidos')).scrollIntoView({ block: 'center' });
  },
};
export const LongWords: Story = {
  parameters: atScreen({ answers: { 'GET /active-orders': () => longRides } }),
  play: async () => {
    (await screen.findByText('Efectivo de los pedidos')).scrollIntoView({ block: 'center' });
  },
};
export const LongWordsSmall: Story = { ...LongWords, globals: { viewport: { value: 'small' } } };
/** An order for later says its moment; one that is on hold cannot be taken. */
export const ForLater: Story = {
  parameters: atScreen({
    answers: {
      'GET /active-orders': () =>
        rides.map((ride, place) => {
          const para = '2026-11-21T02:30:00.000Z';
          const stages = [
            { etapa: 'en_camino', para },
            { etapa: 'preparando', para, preparar_desde: '2026-11-21T01:45:00.000Z' },
            { etapa: 'aceptado', para, preparar_desde: '2026-11-21T01:45:00.000Z', en_espera: true },
          ];
          return { ...ride, ...stages[place] };
        }),
    },
  }),
  play: async () => {
    await screen.findByText('Para las 8:30 p.m.');
    const choices = await screen.findAllByRole('checkbox');
    await expect(choices).toHaveLength(2);
    await expect(choices[1]).toHaveAccessibleDescription(/^En preparación · para las 8:30 p\.m\. · /);
  },
};
/** What one of two couriers brings, with that courier's cash. */
export const OfOneCourier: Story = {
  parameters: atScreen({
    answers: {
      'GET /active-orders': () =>
        rides.map((ride, place) => ({
          ...ride,
          etapa: 'en_camino',
          repartidor: ['Beto', 'Ana', 'Beto'][place],
        })),
      'GET /repartidores': () => ['Beto', 'Ana', 'Chucho'],
    },
  }),
  play: async () => {
    const [filter] = await screen.findAllByRole('button', { name: 'Ana' });
    await userEvent.click(filter as HTMLElement);
    const stops = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(stops()).toHaveLength(1));
    await expect(stops()[0]).toContain('#4');
    await expect(screen.getByText('Efectivo de los pedidos').parentElement).toHaveTextContent('$194.00');
    await expect(screen.getByRole('button', { name: 'Entregado #4' })).toBeVisible();
  },
};
const named = fn(() => ({ ...rides[0], repartidor: 'Beto' }));
/** A typed name goes to all of the ride. */
export const Naming: Story = {
  parameters: atScreen({
    answers: { 'PUT /orders/:id/repartidor': named, 'GET /repartidores': () => [] },
  }),
  play: async () => {
    named.mockClear();
    await userEvent.type(await screen.findByLabelText('Quién lo lleva (opcional)'), ' Beto ');
    await userEvent.click(screen.getByRole('button', { name: 'Anotar' }));
    await waitFor(() => expect(named).toHaveBeenCalledTimes(2));
  },
};
export const NothingChosen: Story = {
  play: async () => {
    for (const order of [/#3/, /#4/]) {
      await userEvent.click(await screen.findByRole('checkbox', { name: order }));
    }
    await screen.findByText('Elige los pedidos que lleva el repartidor.');
  },
};
export const Empty: Story = {
  parameters: atScreen({ answers: { 'GET /active-orders': () => [] } }),
  play: async () => {
    await screen.findByText('No hay pedidos por repartir');
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /active-orders': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando pedidos…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /active-orders': 'failing' } }),
  play: async () => {
    await screen.findByText('No pudimos cargar los pedidos. Intenta de nuevo.');
  },
};

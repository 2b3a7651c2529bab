import { reportToWire, vitalsToWire } from '@crepas/api';
import type { Cents } from '@crepas/domain';
import { daysOf, type SalesReport } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { refusal, shopAnswer, signInOwner, silence, staffScreen } from '../../testing/staffStory.tsx';
import { SalesReportScreen } from './SalesReportScreen.tsx';

const cents = (amount: number) => amount as Cents;

/** A shop of `orders` orders a day, more on some days. */
function aReport(from: string, to: string, orders: number): SalesReport {
  const days = daysOf({ from, to }).map((day, index) => {
    const received = orders === 0 ? 0 : orders + (index % 7) * 3;
    const sums = { received, delivered: received, sales: cents(received * 21_050) };
    return { day, ...sums, promised: received, kept: Math.floor(received * 0.8) };
  });
  const received = days.reduce((sum, day) => sum + day.received, 0);
  const sold = (name: string, quantity: number) => ({ name, quantity, sales: cents(quantity * 8_900) });
  return {
    range: { from, to },
    totals: {
      received,
      delivered: received,
      sales: cents(received * 21_050),
      promised: received,
      kept: Math.floor(received * 0.8),
      active: 0,
      lost: received > 0 ? 2 : 0,
      lostAmount: cents(received > 0 ? 43_000 : 0),
      newPhones: Math.floor(received / 3),
      returningPhones: Math.floor(received / 2),
      examples: 0,
    },
    days,
    hours:
      received === 0
        ? []
        : ([5, 6, 7] as const).flatMap((weekday) =>
            [19, 20, 21].map((hour) => ({
              weekday,
              hour,
              received: weekday + hour - 20,
              delivered: 1,
              sales: cents(21_050),
            })),
          ),
    products: [
      ...(received > 0 ? [{ ...sold('Cajeta con nuez', received), isCombo: false }] : []),
      { ...sold('Frutos rojos con queso crema y muchas cosas', 0), isCombo: true },
    ],
    extras: received > 0 ? [sold('Nuez', received)] : [],
    groups:
      received > 0
        ? [
            {
              group: 'payment',
              name: 'efectivo',
              received,
              delivered: received,
              sales: cents(received * 21_050),
            },
          ]
        : [],
    times: received > 0 ? [{ step: 'door', orders: received, medianMinutes: 31, slowMinutes: 38 }] : [],
    lost: received > 0 ? [{ outcome: 'rejected', cause: 'soldOut', orders: 2, amount: cents(43_000) }] : [],
    lostByAccount:
      received > 0
        ? [{ account: 'cocina@crepas.test', outcome: 'rejected', orders: 2, amount: cents(43_000) }]
        : [],
  };
}

const answersOf = (orders: number) => () => ({
  'GET /shop': () => shopAnswer('reportes'),
  'GET /reports': ({ searchParams: query }: URL) => {
    return Response.json(
      reportToWire(aReport(query.get('desde') ?? '2026-11-09', query.get('hasta') ?? '2026-11-15', orders)),
    );
  },
});

const figures = (['phone', 'desk'] as const).flatMap((device) =>
  (
    [
      ['lcp', 3100],
      ['inp', 130],
      ['cls', 0.02],
      ['fcp', 1400],
      ['ttfb', 320],
    ] as const
  ).map(([vital, p75]) => ({ vital, device, visits: 40, p75: device === 'phone' ? p75 : null })),
);

const meta = {
  title: 'Staff tool/Reports',
  component: SalesReportScreen,
  tags: ['!autodocs'],
  decorators: [staffScreen],
  beforeEach: signInOwner,
  parameters: {
    layout: 'fullscreen',
    path: '/orders/report?periodo=semana&fecha=2026-11-09',
    answers: answersOf(12),
  },
} satisfies Meta<typeof SalesReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText(/^El mejor día fue/)).toBeVisible();
    await userEvent.click(screen.getAllByText('Ver la tabla')[0] as HTMLElement);
    await expect(screen.getByRole('table', { name: 'Ventas por día' })).toBeVisible();
  },
};
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await screen.findByText(/^El mejor día fue/);
  },
};
/** Letters of 200 % on a small phone: millions stay on one line. */
export const LargeLettersSmall: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { answers: answersOf(9000) },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async () => {
    const sales = (await screen.findByText('Ventas', { selector: 'dt' })).nextElementSibling as HTMLElement;
    await expect(sales).toHaveTextContent(/^\$\d\d,\d{3},\d{3}\.\d\d$/);
    await expect(sales.scrollWidth).toBeLessThanOrEqual(sales.clientWidth);
    await expect(sales.clientHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(sales).fontSize));
  },
};
/** An area instead of bars. */
export const Year: Story = {
  ...Small,
  globals: {},
  parameters: { path: '/orders/report?periodo=rango&desde=2025-11-16&hasta=2026-11-15' },
};
export const EmptyShop: Story = {
  parameters: { answers: answersOf(0) },
  play: async () => {
    await screen.findByText('No llegó ningún pedido.');
  },
};
/** Phones are slow, and few visits came from computers. */
export const Performance: Story = {
  parameters: {
    answers: () => ({
      ...answersOf(0)(),
      'GET /shop': () => shopAnswer('reportes', 'medidas'),
      'GET /medidas': () => Response.json(vitalsToWire(figures)),
    }),
  },
  play: async () => {
    await expect(await screen.findByText('Algo va lento para tus clientes.')).toBeVisible();
    await expect(screen.getByText('3.1 s · lento')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: {
    answers: () => ({ 'GET /shop': () => shopAnswer('reportes'), 'GET /reports': silence }),
  },
};
export const Failed: Story = {
  parameters: {
    answers: () => ({
      'GET /shop': () => shopAnswer('reportes'),
      'GET /reports': () => refusal(503, 'La base de datos no responde'),
    }),
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};

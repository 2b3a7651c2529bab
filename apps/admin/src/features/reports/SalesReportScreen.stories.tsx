import { reportToWire, vitalsToWire } from '@crepas/api';
import { atScreen, exampleShop, type ReadRequest, refused } from '@crepas/api/testing';
import { type Cents, daysOf, type SalesReport } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { long } from '../../testing/longMenu.ts';
import { wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

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
    options: [],
    codes: [],
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

const week = { from: '2026-11-09', to: '2026-11-15' };
const answersOf = (orders: number, changed: (report: SalesReport) => SalesReport = (report) => report) => ({
  'GET /reports': ({ url }: ReadRequest) => {
    const [from, to] = [url.searchParams.get('desde'), url.searchParams.get('hasta')];
    return reportToWire(changed(aReport(from ?? week.from, to ?? week.to, orders)));
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
  ...wholeTool,
  parameters: atScreen({
    path: '/orders/report?periodo=semana&fecha=2026-11-09',
    shop: { features: [...exampleShop.features, 'reportes'] },
    answers: answersOf(12),
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText(/^El mejor día fue/)).toBeVisible();
    await userEvent.click(screen.getAllByText('Ver la tabla')[0] as HTMLElement);
    await expect(screen.getByRole('table', { name: 'Ventas por día' })).toBeVisible();
  },
};
/** On a server that writes the orders into a file. */
export const OrdersFile: Story = {
  parameters: atScreen({ shop: wholeServer }),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Descargar «Pedidos, uno por uno» en CSV' });
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
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
  parameters: atScreen({ answers: answersOf(9000) }),
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
  parameters: atScreen({ path: '/orders/report?periodo=rango&desde=2025-11-16&hasta=2026-11-15' }),
};
export const EmptyShop: Story = {
  parameters: atScreen({ answers: answersOf(0) }),
  play: async () => {
    await screen.findByText('No llegó ningún pedido.');
  },
};
/** Orders came, and none was delivered: the axis has one step. */
export const NothingSold: Story = {
  parameters: atScreen({
    answers: answersOf(2, (report) => ({
      ...report,
      totals: { ...report.totals, delivered: 0, sales: cents(0) },
      days: report.days.map((day) => ({ ...day, delivered: 0, sales: cents(0) })),
    })),
  }),
  play: async () => {
    const chart = await screen.findByTitle('Ventas de cada día, junto a las del periodo anterior');
    await expect(within(chart.closest('svg') as unknown as HTMLElement).getAllByText('$0')).toHaveLength(1);
  },
};
export const Options: Story = {
  parameters: atScreen({
    answers: answersOf(12, (report) => ({
      ...report,
      options: [
        { group: 'Tamaño', name: 'Grande', quantity: 1_204, sales: 1_806_000 as Cents },
        { group: 'Salsas', name: 'Chipotle', quantity: 87, sales: 42_000 as Cents },
      ],
    })),
  }),
  play: async () => {
    (await screen.findByText('Tamaño: Grande')).scrollIntoView({ block: 'center' });
  },
};
export const Codes: Story = {
  parameters: atScreen({
    answers: answersOf(12, (report) => ({
      ...report,
      totals: { ...report.totals, discounts: cents(36_150) },
      codes: [
        { name: 'CREPA10', orders: 12, sales: cents(258_600), saved: cents(28_650) },
        { name: 'ENVIOGRATIS', orders: 3, sales: cents(61_200), saved: cents(7_500) },
      ],
    })),
  }),
  play: async () => {
    (await screen.findByText('ENVIOGRATIS')).scrollIntoView({ block: 'center' });
  },
};
/** Phones are slow, and few visits came from computers. */
export const Performance: Story = {
  parameters: atScreen({
    shop: wholeServer,
    answers: { ...answersOf(0), 'GET /medidas': () => vitalsToWire(figures) },
  }),
  play: async () => {
    await expect(await screen.findByText('Algo va lento para tus clientes.')).toBeVisible();
    await expect(screen.getByText('3.1 s · lento')).toBeVisible();
  },
};
export const LongWords: Story = {
  parameters: atScreen({
    answers: answersOf(12, (report) => ({
      ...report,
      products: report.products.map((product) => ({ ...product, name: long.product })),
      extras: report.extras.map((extra) => ({ ...extra, name: long.word })),
      lostByAccount: report.lostByAccount.map((lost) => ({
        ...lost,
        account: `${long.word}@crepas.example`,
      })),
    })),
  }),
  play: async () => {
    await screen.findAllByText(long.product);
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /reports': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando reporte…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /reports': refused(503, 'La base de datos no responde') } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const Offline: Story = { ...Failed, parameters: atScreen({ isOffline: true }) };

import { revisionToWire } from '@crepas/api';
import { centsFromPesos, extraId, type OrderRevision, orderId } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { refusal, signInOwner, silence, staffPart } from '../../../testing/staffStory.tsx';
import { OrderRevisions } from './OrderRevisions.tsx';

const revision: OrderRevision = {
  change: {
    version: 1,
    at: new Date('2026-11-21T20:15:00-06:00'),
    reason: 'Se acabó la cajeta',
    totalBefore: centsFromPesos(265),
    totalNow: centsFromPesos(452),
    differences: [
      { kind: 'product', name: 'Cajeta con nuez', made: 'Fresas', before: 2, now: 0 },
      { kind: 'product', name: 'Huitlacoche', made: '', before: 0, now: 3 },
      { kind: 'address' },
    ],
    isBeforeAcceptance: false,
  },
  by: 'cocina@crepas.test',
  before: {
    id: orderId(7),
    total: centsFromPesos(265),
    placedAt: new Date('2026-11-21T20:01:00-06:00'),
    stage: 'accepted',
    minutes: 30,
    reason: null,
    delivery: null,
    lines: [
      {
        id: 1,
        productName: 'Cajeta con nuez',
        imageUrl: '',
        unitPrice: centsFromPesos(85),
        quantity: 2,
        crepas: [],
        extras: [{ id: extraId(1), name: 'Fresas' }],
        extrasTotal: centsFromPesos(36),
      },
    ],
  },
};
const again: OrderRevision = {
  ...revision,
  change: {
    ...revision.change,
    version: 2,
    reason: 'El cliente pidió otra nota',
    totalBefore: revision.change.totalNow,
    differences: [{ kind: 'note' }],
  },
};
const answered = (revisions: () => Response | Promise<Response>) => ({
  answers: () => ({ 'GET /orders/7/revisiones': revisions }),
});

const meta = {
  title: 'Staff tool/OrderRevisions',
  component: OrderRevisions,
  tags: ['!autodocs'],
  decorators: [staffPart],
  beforeEach: signInOwner,
  args: { order: orderId(7), version: 2 },
  parameters: {
    layout: 'fullscreen',
    ...answered(() => Response.json([revision, again].map(revisionToWire))),
  },
} satisfies Meta<typeof OrderRevisions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last change first, with what the order was before it. */
export const Default: Story = {
  play: async () => {
    const [, first] = await screen.findAllByText('Cómo estaba antes');
    if (first) await userEvent.click(first);
    const [, oldest] = screen.getAllByText(/^2 × Cajeta con nuez/);
    await expect(oldest).toBeVisible();
  },
};
/** Their person was erased. */
export const Erased: Story = {
  parameters: answered(() => Response.json([])),
  play: async () => {
    await screen.findByText('Lo que había antes ya se borró.');
  },
};
export const Failed: Story = {
  parameters: answered(() => refusal(503, 'La base de datos no responde')),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const Loading: Story = { parameters: answered(silence) };

import { revisionToWire } from '@crepas/api';
import { type Answer, refused } from '@crepas/api/testing';
import { centsFromPesos, extraId, type OrderRevision, orderId } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { atEndedOrder, openPart } from '../../../testing/endedOrder.ts';
import { long } from '../../../testing/longMenu.ts';
import { wholeTool } from '../../../testing/openAdmin.tsx';

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
        groups: [],
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
const answered = (revisions: Answer) =>
  atEndedOrder({ 'GET /orders/:id/revisiones': revisions }, { version: 2 });
const title = 'Cambios del pedido';

const meta = {
  title: 'Staff tool/Order revisions',
  ...wholeTool,
  parameters: answered(() => [revision, again].map(revisionToWire)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last change first, with what the order was before it. */
export const Default: Story = {
  play: async () => {
    await openPart(title, 'Cómo estaba antes');
    const [, first] = screen.getAllByText('Cómo estaba antes');
    if (first) await userEvent.click(first);
    const [, oldest] = screen.getAllByText(/^2 × Cajeta con nuez/);
    await expect(oldest).toBeVisible();
  },
};
export const LongWords: Story = {
  parameters: answered(() =>
    [
      {
        ...revision,
        by: `${long.word}@crepas.example`,
        change: {
          ...revision.change,
          reason: long.product,
          totalNow: long.cents,
          differences: [{ kind: 'product', name: long.product, made: long.word, before: 2, now: 0 } as const],
        },
        before: {
          ...revision.before,
          lines: revision.before.lines.map((line) => ({ ...line, productName: long.product })),
        },
      },
    ].map(revisionToWire),
  ),
  play: async () => {
    await openPart(title, 'Cómo estaba antes');
    await userEvent.click(screen.getByText('Cómo estaba antes'));
  },
};
/** Their person was erased. */
export const Erased: Story = {
  parameters: answered(() => []),
  play: async () => {
    await openPart(title, 'Lo que había antes ya se borró.');
  },
};
export const Failed: Story = {
  parameters: answered(refused(503, 'La base de datos no responde')),
  play: async () => {
    await openPart(title, 'Reintentar');
  },
};
export const Loading: Story = {
  parameters: answered('silent'),
  play: async () => {
    await openPart(title, 'Cargando…');
  },
};

import { type Cents, orderId, type PaymentMethod } from '@crepas/domain';
import { Card, Page } from '@crepas/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen } from 'storybook/test';
import { PaymentOption } from '../cart/options/PaymentOption.tsx';
import { shopQuery } from '../queries/shop.ts';
import { FeesText } from '../screens/info/FeesText.tsx';
import { shopAnswers, storeScreen } from '../testing/storeStory.tsx';
import { TransferData } from './TransferData.tsx';

/** What customers see of the owner's terms of sale. */
const meta = {
  title: 'Storefront/Terms of sale',
  tags: ['!autodocs'],
  decorators: [storeScreen],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const all: readonly PaymentMethod[] = ['cash', 'card', 'transfer'];

export const WaysToPay: Story = {
  render: () => (
    <Page>
      <PaymentOption offered={all} chosen="card" />
    </Page>
  ),
};

function Transfer() {
  useQuery(shopQuery);
  return (
    <Page>
      <Card>
        <TransferData id={orderId(41)} total={19_400 as Cents} />
      </Card>
    </Page>
  );
}

export const TransferToMake: Story = {
  parameters: {
    answers: shopAnswers({
      payments: all,
      transfer: { bank: 'Banco Uno', clabe: '032180000118359719', holder: 'Crepas Lupita' },
      features: ['pagos'],
    }),
  },
  render: () => <Transfer />,
  play: async () => {
    await expect(await screen.findByText('032 180 00011835971 9')).toBeVisible();
  },
};

export const Fees: Story = {
  render: () => (
    <Page>
      <FeesText
        fees={{
          feeZones: [
            {
              name: 'Roma',
              zone: [],
              fee: 2_500 as Cents,
              minimum: 15_000 as Cents,
              freeFrom: 30_000 as Cents,
            },
            {
              name: 'Narvarte y Del Valle',
              zone: [],
              fee: 4_500 as Cents,
              minimum: 0 as Cents,
              freeFrom: null,
            },
          ],
          feeWithoutPin: { fee: 6_000 as Cents, minimum: 0 as Cents, freeFrom: null },
        }}
      />
    </Page>
  ),
};

import type { Cents, PaymentMethod } from '@crepas/domain';
import { Page } from '@crepas/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storeScreen } from '../../testing/storeStory.tsx';
import { PaymentOption } from '../checkout/options/PaymentOptions.tsx';
import { FeesText } from './ShopScreen.tsx';

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

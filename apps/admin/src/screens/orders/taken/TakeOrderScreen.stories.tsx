import type { Cents } from '@crepas/domain';
import { Page } from '@crepas/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { shopAnswer, signInOwner, staffScreen } from '../../../testing/staffStory.tsx';
import { FormTotals } from '../form/FormTotals.tsx';
import { TakeOrderScreen } from './TakeOrderScreen.tsx';

const meta = {
  title: 'Staff tool/TakeOrder',
  component: TakeOrderScreen,
  tags: ['!autodocs'],
  decorators: [staffScreen],
  beforeEach: signInOwner,
  parameters: { layout: 'fullscreen', answers: () => ({ 'GET /shop': () => shopAnswer('captura') }) },
} satisfies Meta<typeof TakeOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByLabelText(/Teléfono/);
  },
};
export const NotOffered: Story = {
  parameters: { answers: () => ({ 'GET /shop': () => shopAnswer() }) },
  play: async () => {
    await screen.findByText('Tu servidor no toma pedidos por teléfono');
  },
};
/** What staff read below the products where delivery is charged. */
export const BelowTheMinimum: Story = {
  render: () => (
    <Page>
      <FormTotals
        subtotal={8_900 as Cents}
        fee={2_500 as Cents}
        missing={6_100 as Cents}
        total={11_400 as Cents}
      />
    </Page>
  ),
};

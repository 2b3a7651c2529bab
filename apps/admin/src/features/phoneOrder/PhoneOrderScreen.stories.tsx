import type { Cents } from '@crepas/domain';
import { Page } from '@crepas/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { menuAnswers, storyOrder } from '../../testing/menuStory.ts';
import { shopAnswer, signInOwner, staffScreen } from '../../testing/staffStory.tsx';
import { FormTotals } from './form/OrderFields.tsx';
import { PhoneOrderScreen } from './PhoneOrderScreen.tsx';

const meta = {
  title: 'Staff tool/Phone order',
  component: PhoneOrderScreen,
  tags: ['!autodocs'],
  decorators: [staffScreen],
  beforeEach: signInOwner,
  parameters: { layout: 'fullscreen', answers: () => ({ 'GET /shop': () => shopAnswer('captura') }) },
} satisfies Meta<typeof PhoneOrderScreen>;
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
/** «Lo mismo» adds to what was chosen before, and a product that was only typed stops the order. */
export const KnownCustomer: Story = {
  parameters: {
    answers: () => ({
      'GET /shop': () => shopAnswer('captura'),
      ...menuAnswers(),
      'GET /clientes/5512345678': () =>
        Response.json({
          nombre: 'Eva',
          direcciones: [{ direccion_entrega: storyOrder.direccion_entrega }],
          ultimo: storyOrder,
        }),
    }),
  },
  play: async () => {
    const pick = async (typed: string) => {
      await userEvent.type(screen.getByRole('combobox'), typed);
      await userEvent.click(await screen.findByRole('option'));
    };
    await userEvent.type(await screen.findByLabelText(/Teléfono/), '5512345678');
    await pick('caj');
    await pick('2 frutos');
    await userEvent.click(await screen.findByRole('button', { name: 'Lo mismo' }));
    const take = screen.getByRole('button', { name: /^Tomar pedido/ });
    await waitFor(() => expect(take).toHaveTextContent('$894.00'));
    await userEvent.type(screen.getByRole('combobox'), 'frut');
    await userEvent.click(take);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/^Falta elegir/);
    // The open list would cover the sentence.
    await expect(screen.queryByRole('option')).toBeNull();
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { shopAnswer, signInOwner, staffScreen } from '../../../testing/staffStory.tsx';
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

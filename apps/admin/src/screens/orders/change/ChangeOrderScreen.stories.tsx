import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { refusal, shopAnswer, signInOwner, silence, staffScreen } from '../../../testing/staffStory.tsx';
import { ChangeOrderScreen } from './ChangeOrderScreen.tsx';

const meta = {
  title: 'Staff tool/ChangeOrder',
  component: ChangeOrderScreen,
  tags: ['!autodocs'],
  decorators: [staffScreen],
  beforeEach: signInOwner,
  parameters: { layout: 'fullscreen', answers: () => ({ 'GET /shop': () => shopAnswer('cambiar') }) },
} satisfies Meta<typeof ChangeOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  parameters: {
    answers: () => ({
      'GET /shop': () => shopAnswer('cambiar'),
      'GET /order-details/NaN': () => refusal(500, 'Error interno'),
    }),
  },
  play: async () => {
    await screen.findByRole('alert');
  },
};
export const Loading: Story = {
  parameters: { answers: () => ({ 'GET /order-details/NaN': silence }) },
};

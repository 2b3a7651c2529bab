import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { known } from '../../testing/customers.ts';
import { long } from '../../testing/longWords.ts';
import { wholeStore } from '../../testing/openStore.tsx';

/** A visit begins with it, for two seconds. Here it stays. */
const meta = {
  title: 'Storefront/Splash',
  ...wholeStore,
  tags: ['!autodocs', 'passing'],
  decorators: [
    (Story) => (
      <>
        <style>{'* { animation: none !important }'}</style>
        <Story />
      </>
    ),
  ],
  // Spread, for the comment above: Storybook adds it to an object.
  parameters: { ...atScreen({ path: '/', storage: known, stoppedTimers: [2000] }) },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tagline = 'La tierra de las crepas';

export const Default: Story = {
  play: async () => {
    await screen.findAllByText(tagline);
  },
};
export const LongText: Story = {
  parameters: atScreen({ shop: { name: long.word, tagline: long.product } }),
  play: async () => {
    await screen.findAllByText(long.word);
  },
};

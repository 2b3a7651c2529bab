import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { board, seesOrders, wholeCards } from '../../testing/boardStory.ts';
import { wholeTool } from '../../testing/openAdmin.tsx';

/** What `OrdersScreen.stories.tsx` leaves out of 0, 1, 6, 27 and 60 orders at the sizes that staff have. */
const meta = {
  title: 'Staff tool/Orders at each size',
  ...wholeTool,
  parameters: board(27),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const desk = { viewport: { value: 'desktop' } };

/** @param least the cards that are whole as the board opens */
const withOrders = (count: number, least: number): Story => ({
  parameters: board(count),
  play: async () => {
    await seesOrders(count)();
    await expect(wholeCards()).toBeGreaterThanOrEqual(least);
  },
});

export const EmptyDesk: Story = {
  parameters: board(0),
  globals: desk,
  play: async () => {
    await screen.findByText('No hay pedidos activos');
  },
};
export const OneDesk: Story = { ...withOrders(1, 1), globals: desk };
export const SixDesk: Story = { ...withOrders(6, 6), globals: desk };
export const Desk: Story = { ...withOrders(27, 15), globals: desk };
export const TabletPortrait: Story = {
  ...withOrders(27, 10),
  globals: { viewport: { value: 'tabletPortrait' } },
};
export const SixtyPhone: Story = withOrders(60, 1);
export const SixtyDesk: Story = { ...withOrders(60, 15), globals: desk };
export const SixtyLandscape: Story = {
  ...withOrders(60, 15),
  globals: { viewport: { value: 'tabletLandscape' } },
};
export const SixtyTabletPortrait: Story = {
  ...withOrders(60, 10),
  globals: { viewport: { value: 'tabletPortrait' } },
};

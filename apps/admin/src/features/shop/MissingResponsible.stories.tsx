import type { Meta, StoryObj } from '@storybook/react-vite';
import { staffScreen } from '../../testing/staffStory.tsx';
import { MissingResponsible } from './ShopEditor.tsx';

const meta = {
  title: 'Staff tool/Missing responsible',
  component: MissingResponsible,
  tags: ['!autodocs'],
  decorators: [staffScreen],
} satisfies Meta<typeof MissingResponsible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { globals: { viewport: { value: 'small' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckCard } from '../CheckCard/CheckCard.tsx';
import { List } from './List.tsx';
import { listUsage } from './List.usage.tsx';

const items = ['Nutella', 'Cajeta', 'Queso crema'].map((name) => (
  <li key={name}>
    <CheckCard label={name} cents={1500} />
  </li>
));

const meta = {
  title: 'Foundations/List',
  component: List,
  args: { children: items },
  parameters: { usage: listUsage },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Columns: Story = { render: (args) => <List {...args} data-columns /> };
export const Empty: Story = { args: { children: undefined } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import * as allIcons from './icons.tsx';

const icons = Object.entries(allIcons).sort(([a], [b]) => (a < b ? -1 : 1));

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {icons.map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          {name}
        </li>
      ))}
    </ul>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Splash } from './Splash.tsx';

const meta = {
  title: 'Store/Splash',
  component: Splash,
  args: { name: 'Crepatlán', tagline: 'La tierra de las crepas', fading: false },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Splash>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Fading: Story = { args: { fading: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { MapFrame } from './MapFrame.tsx';

const meta = {
  title: 'Store/MapFrame',
  component: MapFrame,
  args: {
    status: 'ready',
    top: (
      <SearchField
        label="Busca tu dirección"
        value=""
        onValueChange={() => {}}
        suggestions={[]}
        onPick={() => {}}
      />
    ),
    bottom: <Button wide>Guardar ubicación</Button>,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof MapFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = {
  args: {
    status: 'failed',
    fallback: (
      <Button wide kind="secondary">
        Escribir mi dirección
      </Button>
    ),
    bottom: undefined,
    top: undefined,
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Page } from '../Page/Page.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { Text } from '../Text/Text.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  args: {
    children: (
      <>
        <QuantityStepper quantity={2} onDecrease={() => {}} onIncrease={() => {}} />
        <Button wide end="$208.00">
          Agregar
        </Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 160 } } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LargeNumbers: Story = {
  args: {
    children: (
      <>
        <QuantityStepper quantity={999} onDecrease={() => {}} onIncrease={() => {}} />
        <Button wide end="$103,896.00">
          Agregar
        </Button>
      </>
    ),
  },
};
export const UnderAPage: Story = {
  render: (args) => (
    <Page bar={<BottomBar {...args} />}>
      <Text>{'El final de la página queda sobre la barra. '.repeat(80)}</Text>
    </Page>
  ),
};
export const Small: Story = { globals: { viewport: { value: 'small' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../Page/Page.tsx';
import { broken, strawberry } from '../samples/pictures.ts';
import { Text } from '../Text/Text.tsx';
import { ProductHero } from './ProductHero.tsx';

const meta = {
  title: 'Store/ProductHero',
  component: ProductHero,
  args: {
    name: 'Crepa de fresa',
    cents: 8900,
    description: 'Fresas de Irapuato, queso crema y un hilo de chocolate sobre una crepa recién hecha.',
    picture: strawberry,
  },
  decorators: (Story) => (
    <Page width="desk">
      <Story />
    </Page>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Desk: Story = {
  args: { children: <Text>Agrega extras</Text> },
  globals: { viewport: { value: 'wide' } },
};
export const Allergens: Story = {
  args: { allergens: 'Contiene: leche, huevo, gluten, nuez', calories: 1320 },
};
export const Unavailable: Story = { args: { picture: broken } };
export const LongText: Story = {
  args: { name: 'Crepa especial de la casa con fresas, plátano y cajeta de Celaya', cents: 123_456_700 },
};

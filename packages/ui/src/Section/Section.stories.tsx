import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';
import { sectionUsage } from './Section.usage.tsx';

const meta = {
  title: 'Foundations/Section',
  component: Section,
  parameters: { usage: sectionUsage },
  args: { title: 'Mejores Selecciones', children: <Text>Lo que más piden.</Text> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Mejores Selecciones' })).toBeVisible();
  },
};
export const WithAction: Story = { args: { end: <Button kind="quiet">Ver todo</Button> } };
export const LongText: Story = {
  args: { title: 'Las selecciones que más gustan a quienes ya conocen la tierra de las crepas' },
};

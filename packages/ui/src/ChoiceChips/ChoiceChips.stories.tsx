import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ChoiceChips, type ChoiceChipsProps } from './ChoiceChips.tsx';

/** The chosen answer is the story's own, as in an app. */
function Answered({ chosen: first, ...rest }: ChoiceChipsProps) {
  const [chosen, setChosen] = useState(first);
  return <ChoiceChips {...rest} chosen={chosen} onChoose={setChosen} />;
}

const meta = {
  title: 'Forms/ChoiceChips',
  component: ChoiceChips,
  render: (args) => <Answered {...args} />,
  args: {
    label: '¿Con cuánto pagas?',
    chosen: null,
    onChoose: () => {},
    choices: [
      { key: 'exact', label: 'Exacto' },
      { key: '20000', label: '$200.00' },
      { key: '50000', label: '$500.00' },
      { key: 'other', label: 'Otra cantidad' },
    ],
  },
} satisfies Meta<typeof ChoiceChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { chosen: '20000' } };
export const Small: Story = { args: { chosen: 'other' }, globals: { viewport: { value: 'small' } } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Una pregunta tan larga que en un teléfono pequeño tiene que ocupar dos renglones',
    choices: [
      { key: 'a', label: 'Una respuesta tan larga que en un teléfono pequeño ocupa dos renglones' },
      { key: 'b', label: 'No' },
    ],
  },
};

export const TakenBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const exact = canvas.getByRole('button', { name: 'Exacto' });
    const bill = canvas.getByRole('button', { name: '$200.00' });
    await userEvent.click(exact);
    await expect(exact).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(bill);
    await expect(exact).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(bill);
    await expect(bill).toHaveAttribute('aria-pressed', 'false');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { RadioChips, type RadioChipsProps } from './RadioChips.tsx';

/** The chosen answer is the story's own, as in an app. */
function Answered({ chosen: first, ...rest }: RadioChipsProps<string>) {
  const [chosen, setChosen] = useState(first);
  return <RadioChips {...rest} chosen={chosen} onChoose={setChosen} />;
}

const meta = {
  title: 'Forms/RadioChips',
  component: RadioChips,
  render: (args) => <Answered {...args} />,
  args: {
    label: '¿Cuándo lo quieres?',
    chosen: null,
    onChoose: () => {},
    choices: [
      { key: 'soon', label: 'Lo antes posible' },
      { key: 'later', label: 'A otra hora' },
    ],
  },
} satisfies Meta<typeof RadioChips<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { chosen: 'soon' } };
export const WithHint: Story = {
  args: {
    choices: [{ key: 'later', label: 'A otra hora' }],
    hint: 'Pide desde ahora para después.',
  },
};
export const Missing: Story = {
  args: { choices: [{ key: 'later', label: 'A otra hora' }], error: 'Elige para cuándo lo quieres.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: '¿Cuándo lo quieres?' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Elige para cuándo lo quieres.');
  },
};
export const Small: Story = {
  args: {
    label: 'Día',
    chosen: 'd1',
    choices: [
      'Hoy',
      'Mañana',
      'Sábado 28',
      'Domingo 29',
      'Lunes 30',
      'Martes 1',
      'Miércoles 2',
      'Jueves 3',
    ].map((label, index) => ({ key: `d${index}`, label })),
  },
  globals: { viewport: { value: 'small' } },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Una pregunta tan larga que en un teléfono pequeño tiene que ocupar dos renglones',
    chosen: 'a',
    choices: [
      { key: 'a', label: 'Una respuesta tan larga que en un teléfono pequeño ocupa dos renglones' },
      { key: 'b', label: 'No' },
    ],
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Lo antes posible' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'A otra hora' })).toBeChecked();
  },
};

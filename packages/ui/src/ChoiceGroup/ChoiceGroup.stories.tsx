import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

const option = (id: number, name: string, cents = 0): ChoiceGroupProps['options'][number] => ({
  id,
  name,
  cents,
  quantity: 0,
  isAvailable: true,
  mayAdd: true,
});

const sizes = [option(1, 'Chico'), option(2, 'Mediano', 1000), option(3, 'Grande', 2000)];
const sauces = [option(4, 'Chocolate', 1500), option(5, 'Cajeta', 1500), option(6, 'Lechera', 1500)];

/** What is chosen is the story's own, as in an app: one of `one`, at most three pieces of the others. */
function Answered({ options: first, kind, onChange, ...rest }: ChoiceGroupProps) {
  const [options, setOptions] = useState(first);
  const pieces = options.reduce((sum, { quantity }) => sum + quantity, 0);
  const choose = (id: number, quantity: number) => {
    onChange(id, quantity);
    setOptions(
      options.map((one) =>
        one.id === id ? { ...one, quantity } : kind === 'one' ? { ...one, quantity: 0 } : one,
      ),
    );
  };
  const shown = options.map((one) => ({ ...one, mayAdd: kind === 'one' || pieces < 3 }));
  return <ChoiceGroup {...rest} kind={kind} options={shown} onChange={choose} />;
}

const meta = {
  title: 'Forms/ChoiceGroup',
  component: ChoiceGroup,
  render: (args) => <Answered {...args} />,
  args: { legend: 'Tamaño', hint: 'Elige 1', kind: 'one', options: sizes, onChange: fn() },
} satisfies Meta<typeof ChoiceGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = (options: ChoiceGroupProps['options'], quantities: readonly number[]) =>
  options.map((one, index) => ({ ...one, quantity: quantities[index] ?? 0 }));

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Tamaño' });
    await expect(group).toHaveAccessibleDescription('Elige 1');
    await expect(canvas.getByRole('radio', { name: 'Grande' })).toHaveAccessibleDescription(/\+\$20\.00$/);
    await userEvent.click(canvas.getByText('+$20.00'));
    await expect(args.onChange).toHaveBeenLastCalledWith(3, 1);
    await expect(canvas.getByRole('radio', { name: 'Grande' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Mediano' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Grande' })).not.toBeChecked();
  },
};
export const Some: Story = {
  args: {
    legend: 'Salsas',
    hint: 'Elige hasta 3 · 1 incluida, cada otra +$15.00',
    kind: 'some',
    options: [...chosen(sauces, [1, 0, 1]), option(7, 'Mermelada de fresa', 1500)],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cajeta' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(5, 1);
    await expect(canvas.getByRole('checkbox', { name: 'Mermelada de fresa' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lechera' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(6, 0);
    await expect(canvas.getByRole('checkbox', { name: 'Mermelada de fresa' })).toBeEnabled();
  },
};
export const Pieces: Story = {
  args: {
    legend: 'Bolas de helado',
    hint: 'Elige de 1 a 3 · 1 incluida, cada otra +$15.00',
    kind: 'pieces',
    options: chosen(sauces, [1]),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const ofCajeta = within(canvas.getByRole('group', { name: 'Cajeta' }));
    const plus = ofCajeta.getByRole('button', { name: 'Aumentar cantidad' });
    await userEvent.click(plus);
    await userEvent.click(plus);
    await expect(args.onChange).toHaveBeenLastCalledWith(5, 2);
    await userEvent.click(plus);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(plus).toHaveFocus();
    await expect(
      within(canvas.getByRole('group', { name: 'Lechera' })).getByRole('button', {
        name: 'Disminuir cantidad',
      }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
export const PiecesSmall: Story = { args: { ...Pieces.args }, globals: { viewport: { value: 'small' } } };
export const Warning: Story = {
  args: { warning: 'Elige una opción.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Elige 1 Elige una opción.');
    await expect(canvas.getByRole('status')).toHaveTextContent('Elige una opción.');
  },
};

const withSoldOut = (options: ChoiceGroupProps['options']) =>
  options.map((one, index) => ({ ...one, isAvailable: index === 1 }));

/** What is chosen and sold out can be taken away, and not be chosen again. */
export const SoldOut: Story = {
  args: { ...Some.args, options: withSoldOut(chosen(sauces, [1])) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'Lechera' })).toBeDisabled();
    const chocolate = canvas.getByRole('checkbox', { name: 'Chocolate', description: 'Agotado por hoy' });
    await userEvent.click(chocolate);
    await expect(chocolate).not.toBeChecked();
    await expect(chocolate).toBeDisabled();
  },
};
export const SoldOutSize: Story = { args: { options: withSoldOut(sizes) } };
export const SoldOutPieces: Story = {
  args: { ...Pieces.args, options: withSoldOut(chosen(sauces, [2, 0])) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const ofChocolate = within(canvas.getByRole('group', { name: 'Chocolate' }));
    await userEvent.click(ofChocolate.getByRole('button', { name: 'Aumentar cantidad' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(ofChocolate.getByRole('button', { name: 'Disminuir cantidad' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4, 1);
  },
};
export const Note: Story = {
  args: {
    options: sizes.map((one) =>
      one.id === 3 ? { ...one, note: 'Agotado por hoy; para otro día sí hay' } : one,
    ),
  },
};

const long = [
  option(1, 'Salsa de chocolate amargo de Tabasco con un toque de vainilla de Papantla', 123_456),
  option(2, 'Superextraordinariamenteachocolatada', 1500),
];
export const LongText: Story = {
  args: { legend: 'Salsas de temporada de la casa y de la región', options: long },
  globals: { viewport: { value: 'small' } },
};
export const LongTextPieces: Story = {
  args: { ...LongText.args, kind: 'pieces', options: chosen(long, [1]) },
  globals: { viewport: { value: 'small' } },
};

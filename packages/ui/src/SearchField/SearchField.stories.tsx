import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const suggestions = [
  { id: 'a', text: 'Orizaba 101', detail: 'Roma Norte, Ciudad de México' },
  { id: 'b', text: 'Orizaba 24', detail: 'Roma Norte, Ciudad de México' },
  { id: 'c', text: 'Calle Oriente 158', detail: 'Moctezuma 2.ª sección, Ciudad de México' },
];

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Busca tu dirección', value: '', suggestions, onValueChange: fn(), onPick: fn() },
  render: function Search(args: SearchFieldProps) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ minBlockSize: 280 }}>
        <SearchField {...args} value={value} onValueChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Message: Story = { args: { value: 'Oriz', suggestions: [], message: 'Sin resultados' } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Ori');
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(3);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Ori{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Orizaba 24');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(suggestions[1]);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Calle Oriente 158');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

/** For a list that staff type into all day. */
export const PicksFirst: Story = {
  args: { picksFirst: true },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'Ori');
    await userEvent.tab();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(input);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(suggestions[0]);
  },
};

export const Tapped: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'Ori');
    await userEvent.click(canvas.getByRole('option', { name: /Orizaba 101/ }));
    await expect(args.onPick).toHaveBeenCalledWith(suggestions[0]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

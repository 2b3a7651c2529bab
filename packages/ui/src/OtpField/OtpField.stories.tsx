import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OtpField, type OtpFieldProps } from './OtpField.tsx';

const meta = {
  component: OtpField,
  args: { label: 'Código', value: '', onValueChange: fn() },
  render: function Code(args: OtpFieldProps) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      args.onValueChange(next);
      setValue(next);
    };
    return <OtpField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Código' });

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12a3456789');
    await expect(input).toHaveValue('123456');
    await userEvent.type(input, '{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12345');
  },
};
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.paste('Tu código es 123 456.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456');
  },
};
export const Filled: Story = { args: { value: '123456' } };
export const Disabled: Story = { args: { value: '123456', disabled: true } };
export const Small: Story = { args: { value: '123' }, globals: { viewport: { value: 'small' } } };
export const Dark: Story = { args: { value: '123' }, globals: { theme: 'dark' } };
export const Invalid: Story = {
  args: { value: '123456', error: 'Código incorrecto. Revisa e intenta de nuevo.' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await expect(input).toHaveAccessibleDescription('Código incorrecto. Revisa e intenta de nuevo.');
    await expect(input).toBeInvalid();
  },
};

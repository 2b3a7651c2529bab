import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

const meta = {
  title: 'Forms/MoneyField',
  component: MoneyField,
  args: { label: 'Precio', name: 'precio' },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusal = 'No entendí «1,25». Escribe por ejemplo 1,250.50';

export const Default: Story = { args: { defaultValue: '85.5', cents: 8_550 } };
export const Empty: Story = {};
export const EmptyIsZero: Story = { args: { cents: 0 } };
export const Thousands: Story = { args: { defaultValue: '1,250.50', cents: 125_050 } };
export const LargeNumber: Story = { args: { defaultValue: '99,999.99', cents: 9_999_999 } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '85', cents: 8_500 } };
export const WithHint: Story = { args: { hint: 'Por pieza', defaultValue: '85', cents: 8_500 } };
export const Invalid: Story = { args: { defaultValue: '1,25', error: refusal } };
export const TooHigh: Story = {
  args: { defaultValue: '1,250,000', error: 'El precio más alto es $99,999.99' },
};
export const LongText: Story = {
  args: {
    label: 'Una etiqueta tan larga que en un teléfono pequeño tiene que ocupar dos renglones',
    defaultValue: '99,999.99 y muchas otras palabras',
    error: 'No entendí «99,999.99 y muchas otras palabras». Escribe por ejemplo 1,250.50',
  },
};
export const Small: Story = {
  args: { defaultValue: '99,999.99', cents: 9_999_999 },
  globals: { viewport: { value: 'small' } },
};

/** As a screen uses it, with a parser that accepts two texts. */
function OnAScreen(props: MoneyFieldProps) {
  const [value, setValue] = useState('');
  return (
    <MoneyField
      {...props}
      value={value}
      cents={value === '1,250' ? 125_000 : undefined}
      error={value === '' || value === '1,250' ? undefined : refusal}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
    />
  );
}

export const RefusedWhenLeft: Story = {
  render: (args) => <OnAScreen {...args} />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Precio');
    const understood = within(canvasElement).getByRole('status');
    await userEvent.type(input, '1,25');
    await expect(input).not.toBeInvalid();
    await expect(understood).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(refusal);
    await userEvent.type(input, '0');
    await expect(input).not.toBeInvalid();
    await expect(understood).toHaveTextContent('Se guarda como $1,250.00');
    await expect(input).toHaveValue('1,250');
  },
};

export const RefusedWhenEntered: Story = {
  render: (args) => <OnAScreen {...args} />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Precio');
    await userEvent.type(input, '1,25{Enter}');
    await expect(input).toBeInvalid();
    await expect(input).toHaveFocus();
  },
};

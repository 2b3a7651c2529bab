import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, ButtonLink } from './Button.tsx';
import { buttonUsage } from './Button.usage.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: { usage: buttonUsage },
  args: { children: 'Finalizar', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { kind: 'secondary', children: 'Ingresar manualmente' } };
export const Quiet: Story = { args: { kind: 'quiet', children: 'Deshacer' } };
export const Danger: Story = { args: { kind: 'danger', children: 'Eliminar' } };
export const Disabled: Story = { args: { disabled: true } };
export const Wide: Story = { args: { wide: true } };
export const WithTotal: Story = { args: { wide: true, children: 'Agregar', end: '$12,345.50' } };
export const LongText: Story = {
  args: { wide: true, children: 'Agregar la crepa más grande de toda la tierra de las crepas a mi carrito' },
};
export const AsLink: Story = { render: () => <ButtonLink to="#menu">Ver el menú</ButtonLink> };

/** A wide button keeps its words: they say what it waits for. */
export const BusyWide: Story = { args: { wide: true, busy: true, children: 'Enviando…', end: '$89.00' } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Finalizar' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Muted: Story = {
  render: (args) => (
    <Button {...args} data-muted>
      Agregar
    </Button>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

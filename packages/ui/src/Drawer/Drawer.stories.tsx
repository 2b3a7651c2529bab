import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'Tu carrito',
    onClose: fn(),
    children: <Text>Crepa de fresa</Text>,
    actions: (
      <Button wide end="$89.00">
        Finalizar
      </Button>
    ),
  },
  render: function Page(args: DrawerProps) {
    const [isOpen, setOpen] = useState(args.open);
    const close = () => {
      args.onClose();
      setOpen(false);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ver carrito</Button>
        <Drawer {...args} open={isOpen} onClose={close} />
      </>
    );
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { children: <Text>{'Crepa de fresa con queso crema. '.repeat(120)}</Text> },
};

export const FocusComesBack: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Ver carrito' });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole('dialog', { name: 'Tu carrito' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(opener).toHaveFocus();
  },
};

/** The notice is inside the drawer: outside it would be covered and inert. */
export const NoticeInside: Story = {
  args: {
    children: (
      <>
        <Text>Crepa de fresa</Text>
        <Notice action={<Button kind="quiet">Deshacer</Button>}>Quitaste la crepa de Nutella.</Notice>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const undo = within(canvasElement).getByRole('button', { name: 'Deshacer' });
    const drawer = within(canvasElement).getByRole('dialog');
    await waitFor(() => {
      const { left, right, top, bottom } = undo.getBoundingClientRect();
      expect(undo).toContainElement(
        document.elementFromPoint((left + right) / 2, (top + bottom) / 2) as HTMLElement,
      );
      expect(left).toBeGreaterThan(drawer.getBoundingClientRect().left);
    });
    undo.focus();
    await expect(undo).toHaveFocus();
  },
};

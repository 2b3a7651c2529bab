import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Modal, type ModalProps } from './Modal.tsx';
import { modalUsage } from './Modal.usage.tsx';

const meta = {
  title: 'Feedback/Modal',
  component: Modal,
  args: {
    open: true,
    title: '¿A dónde enviamos tu pedido?',
    onClose: fn(),
    children: <Text>Usamos tu ubicación solo para enviar tu pedido.</Text>,
    actions: (
      <>
        <Button wide>Permitir ubicación</Button>
        <Button wide kind="secondary">
          Ingresar manualmente
        </Button>
      </>
    ),
  },
  render: function Page(args: ModalProps) {
    const [isOpen, setOpen] = useState(args.open);
    const close = () => {
      args.onClose();
      setOpen(false);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Abrir</Button>
        <Modal {...args} open={isOpen} onClose={close} />
      </>
    );
  },
  parameters: { usage: modalUsage, docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { children: <Text>{'Usamos tu ubicación solo para enviar tu pedido. '.repeat(60)}</Text> },
};

export const FocusComesBack: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: '¿A dónde enviamos tu pedido?' })).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const TapBesideIt: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('dialog'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const Small: Story = { globals: { viewport: { value: 'small' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { strawberry } from '../samples/pictures.ts';
import { ImagePicker } from './ImagePicker.tsx';

const meta = {
  title: 'Forms/ImagePicker',
  component: ImagePicker,
  args: { label: 'Imagen', hint: 'JPEG o PNG, hasta 5 MB', onPick: fn() },
} satisfies Meta<typeof ImagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const src = strawberry.src ?? undefined;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Imagen');
    const photo = new File(['…'], 'fresa.jpg', { type: 'image/jpeg' });
    await userEvent.upload(input, photo);
    await expect(args.onPick).toHaveBeenLastCalledWith(photo);
    await userEvent.upload(input, photo);
    await expect(args.onPick).toHaveBeenCalledTimes(2);
  },
};
export const FileOverIt: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Imagen');
    fireEvent.dragEnter(input);
    await expect(input.parentElement).toHaveAttribute('data-over');
  },
};
export const Chosen: Story = { args: { src } };
export const Uploading: Story = {
  args: { src, progress: 0.45 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Imagen')).toBeDisabled();
    await expect(canvas.getByRole('progressbar', { name: 'Subiendo la imagen' })).toHaveAttribute(
      'value',
      '0.45',
    );
  },
};
export const Invalid: Story = {
  args: { error: 'Solo se permiten archivos de imagen (JPEG, PNG, etc.)' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByLabelText('Imagen')).toHaveAccessibleDescription(
      args.error ?? '',
    );
  },
};

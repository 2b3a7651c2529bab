import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { known, visited } from '../../testing/customers.ts';
import { long } from '../../testing/longWords.ts';
import { wholeStore } from '../../testing/openStore.tsx';

const meta = {
  title: 'Storefront/Userdata',
  ...wholeStore,
  parameters: atScreen({
    path: '/userdata',
    storage: { selectedAddress: known.selectedAddress },
    sessionStorage: visited,
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const seesTheMap = async () => {
  const map = await screen.findByRole('img', { name: /^Mapa de/ });
  await waitFor(() => expect(map).toHaveProperty('naturalWidth', expect.any(Number)));
};

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByLabelText('Número de casa')).toHaveValue('');
    await seesTheMap();
    const notice = screen.getByRole('link', { name: /^Aviso de privacidad/ });
    await expect(notice).toHaveAttribute('target', '_blank');
    await expect(notice).toHaveAttribute('href', '/aviso-de-privacidad');
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const Filled: Story = {
  parameters: atScreen({ storage: known }),
  play: async () => {
    await expect(await screen.findByLabelText('Referencia')).toHaveValue('Portón azul');
    await seesTheMap();
  },
};
export const AllMissing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    await expect(await screen.findAllByText('Este campo es requerido')).toHaveLength(3);
  },
};
/** An address that was typed has no pin, and no map. */
export const WithoutPin: Story = {
  parameters: atScreen({
    storage: { selectedAddress: { address: 'Colima 5, Roma Norte', position: { lat: 0, lng: 0 } } },
  }),
  play: async () => {
    await screen.findByText('Colima 5, Roma Norte');
    await expect(screen.queryByRole('img')).toBeNull();
  },
};
export const LongText: Story = {
  parameters: atScreen({
    storage: {
      selectedAddress: { ...known.selectedAddress, address: `${long.word}, ${long.product}` },
      addressDetails: {
        ...known.addressDetails,
        houseNumber: long.word,
        reference: `${long.product} ${long.word}`,
      },
    },
  }),
  play: async () => {
    await screen.findByText(`${long.word}, ${long.product}`);
  },
};

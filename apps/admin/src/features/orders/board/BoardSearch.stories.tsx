import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { board, seesOrders } from '../../../testing/boardStory.ts';
import { wholeTool } from '../../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Orders search',
  ...wholeTool,
  parameters: board(27),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** By number, name or phone. */
export const Default: Story = {
  play: async () => {
    await seesOrders(27)();
    await userEvent.click(screen.getByRole('button', { name: 'Buscar un pedido' }));
    const field = screen.getByRole('searchbox', { name: 'Buscar un pedido' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'nadie');
    await screen.findByText('Ningún pedido coincide');
    await userEvent.clear(field);
    await userEvent.type(field, '1092');
    await expect(screen.getByRole('listitem', { name: /^Pedido #/ })).toHaveAccessibleName('Pedido #1092');
    await expect(screen.getByText('1 de 27 pedidos')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'sof');
    await screen.findByText('5 de 27 pedidos');
  },
};
/** A column that the search has emptied does not say that there is nothing. */
export const EmptiedColumns: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: async () => {
    await seesOrders(27)();
    await expect(screen.queryByText('La búsqueda no encontró nada aquí')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Buscar un pedido' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar un pedido' }), '1086');
    await screen.findByText('1 de 27 pedidos');
    await expect(screen.getAllByText('La búsqueda no encontró nada aquí')).toHaveLength(2);
    await expect(screen.queryByText('Sin pedidos nuevos')).toBeNull();
  },
};

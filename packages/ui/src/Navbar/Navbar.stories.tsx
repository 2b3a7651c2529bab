import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Navbar } from './Navbar.tsx';

const meta = {
  component: Navbar,
  args: {
    title: 'Crepatlán admin',
    children: (
      <>
        <a href="#orders" aria-current="page">
          Pedidos
        </a>
        <a href="#products">Productos</a>
        <a href="#categories">Categorías</a>
        <a href="#extras">Extras</a>
      </>
    ),
  },
} satisfies Meta<typeof Navbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithEnd: Story = { args: { end: <Button kind="quiet">Cerrar sesión</Button> } };
export const LongTextWithEnd: Story = {
  args: {
    title: 'La herramienta del personal de Crepatlán Roma Norte',
    end: <Button kind="quiet">Cerrar la sesión de María Guadalupe</Button>,
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongText: Story = { args: { title: 'La herramienta del personal de Crepatlán Roma Norte' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { menuAnswers, storyOrder } from '../../../testing/menuStory.ts';
import { refusal, shopAnswer, signInOwner, silence, staffScreen } from '../../../testing/staffStory.tsx';
import { ChangeOrderScreen } from './ChangeOrderScreen.tsx';

const meta = {
  title: 'Staff tool/ChangeOrder',
  component: ChangeOrderScreen,
  tags: ['!autodocs'],
  decorators: [staffScreen],
  beforeEach: signInOwner,
  parameters: { layout: 'fullscreen', answers: () => ({ 'GET /shop': () => shopAnswer('cambiar') }) },
} satisfies Meta<typeof ChangeOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  parameters: {
    answers: () => ({
      'GET /shop': () => shopAnswer('cambiar'),
      'GET /order-details/NaN': () => refusal(500, 'Error interno'),
    }),
  },
  play: async () => {
    await screen.findByRole('alert');
  },
};
export const Loading: Story = {
  parameters: {
    answers: () => ({ 'GET /shop': () => shopAnswer('cambiar'), 'GET /order-details/NaN': silence }),
  },
};

/** Staff take an extra off, and the other one becomes dearer before they save. The sums are those of the whole order. */
export const WithoutAnExtra: Story = {
  parameters: {
    answers: () => {
      let platano = 15;
      return {
        'GET /shop': () => shopAnswer('cambiar'),
        'GET /order-details/NaN': () => Response.json(storyOrder),
        ...menuAnswers(() => platano),
        'PUT /orders/7/contenido': () => {
          platano = 20;
          const cambios = [{ id_producto: 1, motivo: 'extra', nombre: 'Plátano', antes: 15, ahora: 20 }];
          return Response.json({ error: 'El menú cambió', cambios, total: 520 }, { status: 409 });
        },
      };
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Extras de Frutos rojos' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Fresas/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Listo' }));
    const save = await screen.findByRole('button', { name: /^Guardar cambio/ });
    await expect(save).toHaveTextContent('$505.00');
    await userEvent.type(screen.getByLabelText('Motivo'), 'No hay fresas');
    await userEvent.click(save);
    await screen.findByText(/El total era \$505\.00 y ahora es \$520\.00\./);
    await expect(save).toHaveTextContent('$520.00');
  },
};

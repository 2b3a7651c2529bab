import { atScreen, exampleShop, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { cartOf, chosen, known, locked, visited } from '../../testing/customers.ts';
import { wholeStore } from '../../testing/openStore.tsx';

const meta = {
  title: 'Storefront/SMS',
  ...wholeStore,
  parameters: atScreen({
    path: '/sms',
    storage: { ...known, ...cartOf(chosen(1, { quantity: 2 })) },
    sessionStorage: visited,
    // A countdown stands still, and the answers that never come are not given up.
    stoppedTimers: [180_000, 30_000],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function asksForACode(): Promise<void> {
  await press('Enviar código');
  await screen.findByLabelText('Código');
}
async function typesTheCode(): Promise<void> {
  await asksForACode();
  await userEvent.type(screen.getByLabelText('Código'), '123456');
  await press('Verificar código');
}

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByLabelText('Teléfono')).toHaveValue('5512345678');
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
/** Letters of 200 % on a small phone: all ten digits and the six of the code are seen. */
export const LargeLettersSmall: Story = {
  globals: { viewport: { value: 'small' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async () => {
    await asksForACode();
    await userEvent.type(screen.getByLabelText('Código'), '123456');
    for (const label of ['Teléfono', 'Código']) {
      const field = screen.getByLabelText(label);
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    }
  },
};
export const WrongPhone: Story = {
  play: async () => {
    await userEvent.clear(await screen.findByLabelText('Teléfono'));
    await userEvent.type(screen.getByLabelText('Teléfono'), '55123');
    await press('Enviar código');
    await screen.findByText('El número no es válido. Escribe los 10 dígitos.');
  },
};
export const Sending: Story = {
  parameters: { signIn: { sending: 'silent' } },
  play: async () => {
    await press('Enviar código');
    await screen.findByRole('button', { name: 'Enviando…' });
  },
};
export const Sent: Story = {
  play: async () => {
    await asksForACode();
    await screen.findByText('Código enviado por SMS.');
    await screen.findByText(/^Espera \d:\d\d/);
  },
};
export const SendFailed: Story = {
  parameters: { signIn: { sending: 'auth/network-request-failed' } },
  play: async () => {
    await press('Enviar código');
    await screen.findByText(/no hay conexión/);
  },
};
export const Verifying: Story = {
  parameters: { signIn: { checking: 'silent' } },
  play: async () => {
    await typesTheCode();
    await screen.findByRole('button', { name: 'Verificando…' });
  },
};
export const WrongCode: Story = {
  parameters: { signIn: { checking: 'auth/invalid-verification-code' } },
  play: async () => {
    await typesTheCode();
    await screen.findByText('Código incorrecto. Revisa e intenta de nuevo.');
  },
};
export const Verified: Story = {
  parameters: atScreen({ stoppedTimers: [180_000, 30_000, 700] }),
  play: async () => {
    await typesTheCode();
    await screen.findByText('Número verificado correctamente.');
  },
};
/** No more code may be asked for. */
export const Locked: Story = {
  parameters: atScreen({ storage: locked }),
  play: async () => {
    await screen.findByText(/Espera 15 minutos/);
  },
};

const withoutCode = {
  shop: { features: [...exampleShop.features, 'sin_codigo'] as const, takesWithoutCode: true },
  storage: locked,
};
export const WithoutCode: Story = {
  parameters: atScreen(withoutCode),
  play: async () => {
    await screen.findByText(/pedido de \$170\.00/);
    await screen.findByRole('button', { name: 'Que me llamen' });
  },
};
export const WithoutCodeRefused: Story = {
  parameters: atScreen({
    ...withoutCode,
    answers: {
      'POST /orders/sin-codigo': refused(429, 'Ahora no podemos tomar más pedidos sin código.', {
        whatsapp: '525511112222',
        telefono: '5511112222',
      }),
    },
  }),
  play: async () => {
    await screen.findByText(/pedido de \$170\.00/);
    await press('Que me llamen');
    await screen.findByText('Ahora no podemos tomar más pedidos sin código.');
    await screen.findByRole('link', { name: 'Llamar' });
  },
};

import { atScreen, changeAnswers, exampleShop, refused, sentRequests } from '@crepas/api/testing';
import type { Cents } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cartOf, chosen, proven, visited } from '../../testing/customers.ts';
import { wholeStore } from '../../testing/openStore.tsx';
import { storedDiscountCode } from '../discounts/discountCodeStorage.ts';

/** «¿Tienes un código?» (extension `codigos`). The cart costs $170.00. */

const shop = { features: [...exampleShop.features, 'codigos'] as const, hasDiscountCodes: true };
const withFee = {
  features: [...shop.features, 'tarifas', 'paga_con'] as const,
  hasDiscountCodes: true,
  feeWithoutPin: { fee: 3500 as Cents, minimum: 0 as Cents, freeFrom: null },
  feeZones: [],
};
const ask = 'POST /codigos/probar';
const invalid = refused(409, 'Ese código no vale.', { codigo: 'codigo_no_vale' });
const tenPercent = { codigo: 'CREPA10', descuento: 17 };
const stored = { ...proven, ...cartOf(chosen(1, { quantity: 2 })) };

const meta = {
  title: 'Storefront/Cart, code',
  ...wholeStore,
  parameters: atScreen({
    path: '/cart',
    shop,
    storage: stored,
    sessionStorage: visited,
    answers: { [ask]: tenPercent },
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Código' });
const openField = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '¿Tienes un código?' }));
  return field();
};
async function types(code: string) {
  await userEvent.type(await openField(), code);
  await userEvent.click(screen.getByRole('button', { name: 'Usar' }));
}
const costs = (total: string) => screen.findByRole('button', { name: `Finalizar ${total}` });
const finish = async () => userEvent.click(await screen.findByRole('button', { name: /^Finalizar/ }));
const sums = () =>
  screen.findAllByRole('definition').then((all) => all.map(({ textContent }) => textContent));
const keptCode = () => storedDiscountCode.load()?.name ?? null;
const asked = () => sentRequests().filter((request) => request === ask);

/** Closed, and the server is not asked. */
export const Default: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: '¿Tienes un código?' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await costs('$170.00');
    await expect(asked()).toEqual([]);
  },
};
export const Open: Story = {
  play: async () => {
    await expect(await openField()).toHaveFocus();
    await expect(screen.getByRole('button', { name: '¿Tienes un código?' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};
export const OpenSmall: Story = { ...Open, globals: { viewport: { value: 'small' } } };
/** What is typed stays. */
export const TypedWrong: Story = {
  parameters: atScreen({ answers: { [ask]: invalid } }),
  play: async () => {
    await types('crepa-99');
    await screen.findByText('Ese código no vale.');
    await expect(await field()).toHaveDisplayValue('crepa-99');
    await expect(keptCode()).toBeNull();
    await costs('$170.00');
  },
};
/** No name of a code: the server is not asked. */
export const TypedNothing: Story = {
  play: async () => {
    await types('  ');
    await screen.findByText('Ese código no vale.');
    await expect(asked()).toEqual([]);
  },
};
export const Given: Story = {
  play: async () => {
    await types('crepa 10');
    await costs('$153.00');
    await expect(await sums()).toEqual(['$170.00', '−$17.00', 'Envío gratis', '$153.00']);
    await expect(screen.getAllByText('Código CREPA10')).toHaveLength(2);
    await expect(screen.queryByRole('button', { name: '¿Tienes un código?' })).toBeNull();
    await expect(keptCode()).toBe('CREPA10');
  },
};
export const GivenSmall: Story = { ...Given, globals: { viewport: { value: 'small' } } };
export const GivenDesk: Story = { ...Given, globals: { viewport: { value: 'desktop' } } };
/** «Quitar» closes the field, and the focus is not lost. */
export const TakenOut: Story = {
  parameters: atScreen({ storage: { ...stored, discountCode: { name: 'CREPA10' } } }),
  play: async () => {
    await costs('$153.00');
    await userEvent.click(screen.getByRole('button', { name: /^Quitar el código/ }));
    await costs('$170.00');
    await expect(screen.getByRole('button', { name: '¿Tienes un código?' })).toHaveFocus();
    await expect(keptCode()).toBeNull();
  },
};
/** Delivery costs nothing; the fee stays a line of its own. */
export const FreeDelivery: Story = {
  parameters: atScreen({
    shop: withFee,
    storage: { ...stored, discountCode: { name: 'ENVIO' } },
    answers: { [ask]: { codigo: 'ENVIO', descuento: 35 } },
  }),
  play: async () => {
    await waitFor(async () => expect(await sums()).toEqual(['$170.00', '−$35.00', '$35.00', '$170.00']));
    await costs('$170.00');
  },
};
/** A code of an earlier visit, with which nothing is left to pay. */
export const AllOfIt: Story = {
  parameters: atScreen({
    shop: { ...shop, features: [...shop.features, 'paga_con'] },
    storage: { ...stored, discountCode: { name: 'TODO' } },
    answers: { [ask]: { codigo: 'TODO', descuento: 170 } },
  }),
  play: async () => {
    await costs('$0.00');
    await expect(screen.queryByText('¿Con cuánto pagas?')).toBeNull();
  },
};
export const BelowMinimum: Story = {
  parameters: atScreen({
    storage: { ...stored, discountCode: { name: 'CREPA10' } },
    answers: { [ask]: refused(409, 'Te faltan $40.00.', { codigo: 'codigo_minimo', falta: 40 }) },
  }),
  play: async () => {
    await screen.findByText('Te faltan $40.00 para usar CREPA10.');
    await costs('$170.00');
    await expect(keptCode()).toBe('CREPA10');
  },
};
export const BelowMinimumSmall: Story = { ...BelowMinimum, globals: { viewport: { value: 'small' } } };
/** Another way of delivery asks again. */
export const ForAnotherDelivery: Story = {
  parameters: atScreen({
    shop: { ...shop, features: [...shop.features, 'recoger'], pickup: { isActive: true, minutes: 20 } },
    storage: { ...stored, discountCode: { name: 'RECOGE' } },
    answers: {
      [ask]: ({ body }) =>
        (body as { entrega?: string }).entrega === 'recoger'
          ? { codigo: 'RECOGE', descuento: 20 }
          : refused(409, 'Este código es para pedidos que recoges en la tienda.', {
              codigo: 'codigo_no_vale',
              para: 'entrega',
            })(),
    },
  }),
  play: async () => {
    await screen.findByText('Este código es para pedidos que recoges en la tienda.');
    await costs('$170.00');
    await userEvent.click(screen.getByRole('button', { name: 'Recoger' }));
    await costs('$150.00');
  },
};
/** The code ended since the last visit. */
export const Dropped: Story = {
  parameters: atScreen({
    storage: { ...stored, discountCode: { name: 'CREPA10' } },
    answers: { [ask]: invalid },
  }),
  play: async () => {
    await screen.findByText('El código CREPA10 ya no vale.');
    await screen.findByRole('button', { name: '¿Tienes un código?' });
    await costs('$170.00');
    await expect(keptCode()).toBeNull();
  },
};
/** The cart says that it does not know, and can be ordered without the code. */
export const Offline: Story = {
  parameters: atScreen({
    storage: { ...stored, discountCode: { name: 'CREPA10' } },
    answers: { [ask]: 'failing' },
  }),
  play: async () => {
    await screen.findByText('No pudimos revisar tu código.');
    await costs('$170.00');
    changeAnswers({ [ask]: tenPercent });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await costs('$153.00');
    changeAnswers({ [ask]: 'failing' });
    await userEvent.click(screen.getByRole('button', { name: /^Aumentar/ }));
    await screen.findByText('No pudimos revisar tu código.');
    await costs('$255.00');
  },
};
export const OfflineSmall: Story = { ...Offline, globals: { viewport: { value: 'small' } } };
export const OfflineOrder: Story = {
  parameters: atScreen({
    storage: { ...stored, discountCode: { name: 'CREPA10' } },
    answers: { [ask]: 'failing', 'POST /orders': 'silent' },
  }),
  play: async () => {
    await screen.findByText('No pudimos revisar tu código.');
    await finish();
    await waitFor(() => expect(sentRequests()).toContain('POST /orders'));
    await expect(asked()).toHaveLength(1);
  },
};
/** Many wrong ones were typed: the text stays in the field. */
export const TooMany: Story = {
  parameters: atScreen({
    answers: { [ask]: refused(429, 'Son muchos códigos seguidos. Intenta en un rato.') },
  }),
  play: async () => {
    await types('crepa11');
    await screen.findByText('Son muchos códigos seguidos. Intenta en un rato.');
    await expect(await field()).toHaveDisplayValue('crepa11');
    await costs('$170.00');
  },
};
/** The answer for the cart before stays, and quick taps ask once. */
export const StepperTapped: Story = {
  parameters: atScreen({ storage: { ...stored, discountCode: { name: 'CREPA10' } } }),
  play: async () => {
    await costs('$153.00');
    const before = asked().length;
    changeAnswers({ [ask]: { codigo: 'CREPA10', descuento: 42.5 } });
    for (let taps = 0; taps < 3; taps += 1)
      await userEvent.click(screen.getByRole('button', { name: /^Aumentar/ }));
    await costs('$408.00');
    await costs('$382.50');
    await expect(asked()).toHaveLength(before + 1);
  },
};
/** A shop without codes shows and asks nothing, whatever a link has stored. */
export const NoCodes: Story = {
  parameters: atScreen({
    shop: { ...shop, hasDiscountCodes: false },
    storage: { ...stored, discountCode: { name: 'CREPA10' } },
  }),
  play: async () => {
    await costs('$170.00');
    await expect(screen.queryByText(/código/i)).toBeNull();
    await expect(asked()).toEqual([]);
  },
};
/** The code was the last one of the shop, which accepted it at an earlier visit. */
export const LastOfTheShopEnded: Story = {
  parameters: atScreen({
    shop: { ...shop, hasDiscountCodes: false },
    storage: { ...stored, discountCode: { name: 'CREPA10', isAccepted: true } },
    answers: { [ask]: invalid },
  }),
  play: async () => {
    await screen.findByText('El código CREPA10 ya no vale.');
    await expect(screen.queryByRole('button', { name: '¿Tienes un código?' })).toBeNull();
    await expect(keptCode()).toBeNull();
  },
};
/** A link puts it into the cart. */
export const Link: Story = {
  parameters: atScreen({ path: '/?codigo=crepa-10' }),
  play: async () => {
    await waitFor(() => expect(keptCode()).toBe('CREPA10'));
    await userEvent.click(await screen.findByRole('link', { name: /Ver carrito/ }));
    await costs('$153.00');
  },
};

const changedTo = (ahora: number, total: number) => ({
  'POST /orders': refused(409, 'Tu pedido cambió.', {
    cambios: [{ motivo: 'codigo', antes: 17, ahora }],
    total,
  }),
});
const finishesWithCode = async () => {
  await costs('$153.00');
  await finish();
  return within(await screen.findByRole('dialog', { name: 'Tu pedido cambió. ¿Confirmar?' }));
};
/** The last use of the code went to somebody else between the cart and «Finalizar». */
export const LastUseGone: Story = {
  parameters: atScreen({
    storage: { ...stored, discountCode: { name: 'CREPA10' } },
    answers: changedTo(0, 170),
  }),
  play: async () => {
    const question = await finishesWithCode();
    changeAnswers({ [ask]: invalid, 'POST /orders': 'silent' });
    await question.findByText('Tu código ya no vale para este pedido.');
    await userEvent.click(await question.findByRole('button', { name: 'Confirmar $170.00' }));
    await waitFor(() =>
      expect(sentRequests().filter((request) => request === 'POST /orders')).toHaveLength(2),
    );
    await expect(keptCode()).toBeNull();
  },
};
/** The dialog itself. */
export const LastUseGoneAsked: Story = {
  ...LastUseGone,
  play: async () => {
    const question = await finishesWithCode();
    await question.findByText('Tu código ya no vale para este pedido.');
    await question.findByRole('button', { name: 'Confirmar $170.00' });
  },
};
export const LessThanShown: Story = {
  parameters: atScreen({
    storage: { ...stored, discountCode: { name: 'CREPA10' } },
    answers: changedTo(8.5, 161.5),
  }),
  play: async () => {
    const question = await finishesWithCode();
    await question.findByText('Tu código descuenta ahora $8.50, antes $17.00.');
    await question.findByRole('button', { name: 'Confirmar $161.50' });
  },
};
/** Nothing is said of an order whose answer did not come: its code may be used by it. */
export const Unconfirmed: Story = {
  parameters: atScreen({
    storage: { ...stored, discountCode: { name: 'CREPA10' } },
    answers: { 'POST /orders': 'failing' },
  }),
  play: async () => {
    await costs('$153.00');
    changeAnswers({ [ask]: invalid });
    await finish();
    await screen.findByText('2 productos · $153.00, con el código CREPA10');
    await costs('$153.00');
    await expect(screen.queryByText(/ya no vale/)).toBeNull();
  },
};
/** «Finalizar» comes before the answer: it waits for it. */
export const FinishedEarly: Story = {
  parameters: atScreen({
    storage: { ...stored, discountCode: { name: 'CREPA10' } },
    answers: { [ask]: 'silent', 'POST /orders': 'silent' },
  }),
  play: async () => {
    await costs('$170.00');
    await finish();
    await screen.findByRole('button', { name: /^Enviando…/ });
    await expect(sentRequests()).not.toContain('POST /orders');
  },
};

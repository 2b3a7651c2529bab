import { afterEach, expect, it, vi } from 'vitest';
import { useNotifications } from './notifications.ts';

const { notifyFailure, notifySuccess, enterScreen } = useNotifications.getState();
const shown = () => useNotifications.getState().failure?.text;

afterEach(() => {
  vi.unstubAllGlobals();
  useNotifications.setState({ successes: [] });
});

it('a newer notice replaces the older ones about the same thing, and no other', () => {
  notifySuccess('Agotado hoy: Cajeta.', undefined, 'Cajeta');
  notifySuccess('Guardaste la entrega.');
  notifySuccess('Ya hay Cajeta.', undefined, 'Cajeta');
  notifySuccess('Guardaste la entrega.');
  expect(useNotifications.getState().successes.map(({ text }) => text)).toEqual([
    'Ya hay Cajeta.',
    'Guardaste la entrega.',
  ]);
});

it('a failure ends with its screen', () => {
  vi.stubGlobal('location', { pathname: '/create' });
  notifyFailure({ text: 'Completa todos los campos' });
  enterScreen('/orders');
  expect(shown()).toBeUndefined();
});

it('a failure that comes between the address of the next screen and the screen itself is told there', () => {
  vi.stubGlobal('location', { pathname: '/orders' });
  notifyFailure({ text: 'Error al actualizar el producto' });
  enterScreen('/orders');
  expect(shown()).toBe('Error al actualizar el producto');
});

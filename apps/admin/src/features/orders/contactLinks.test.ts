import { orderId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { callLink, chatLink } from './contactLinks.ts';

it('calls a number of ten digits with the country prefix', () => {
  expect(callLink('5512345678')).toBe('tel:+525512345678');
});

it('dials an unknown format unchanged, without characters that cannot be dialled', () => {
  expect(callLink('+1 (555) 010-9999')).toBe('tel:+15550109999');
});

it('opens a chat with the order’s number in the text', () => {
  expect(chatLink('55 1234 5678', orderId(12))).toBe(
    'https://wa.me/525512345678?text=Hola%2C%20te%20escribimos%20por%20tu%20pedido%20%2312.',
  );
});

it('offers no chat with a phone of another country', () => {
  expect(chatLink('+15550109999', orderId(12))).toBeNull();
});

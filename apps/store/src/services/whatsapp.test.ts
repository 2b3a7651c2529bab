import { expect, it, vi } from 'vitest';
import { openWaitingTab } from './whatsapp.ts';

function aWindow() {
  const replace = vi.fn<(url: string) => void>();
  const close = vi.fn<() => void>();
  const opened = { closed: false, opener: {}, document: { title: '' }, location: { replace }, close };
  return { opened, replace, close, open: () => opened as unknown as Window };
}

it('opens an empty tab in the click and navigates it to the message later', () => {
  const { open, replace } = aWindow();
  const tab = openWaitingTab(open);
  expect(replace).not.toHaveBeenCalled();
  tab?.lead('https://wa.me/525512345678?text=hola');
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://wa.me/525512345678?text=hola');
});

it('removes the new tab’s reference to the shop’s window', () => {
  const { open, opened } = aWindow();
  openWaitingTab(open);
  expect(opened.opener).toBeNull();
});

it('closes the tab when there will be no message', () => {
  const { open, close } = aWindow();
  openWaitingTab(open)?.close();
  expect(close).toHaveBeenCalledOnce();
});

it('detects that the customer has closed the tab', () => {
  const { open, opened } = aWindow();
  const tab = openWaitingTab(open);
  expect(tab?.isOpen()).toBe(true);
  opened.closed = true;
  expect(tab?.isOpen()).toBe(false);
});

it('returns null when the browser blocked the tab', () => {
  expect(openWaitingTab(() => null)).toBeNull();
});

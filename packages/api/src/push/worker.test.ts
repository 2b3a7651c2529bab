import { describe, expect, it } from 'vitest';
import { openPush, type PushOpened, showPush } from './worker.ts';

const origin = 'https://tienda.example.mx';
const message = { titulo: 'Pedido #7 sin respuesta', cuerpo: '$194.00', url: '/orders?pedido=7', orden: 7 };

async function shown(text: string) {
  const notices: { title: string; options: NotificationOptions | undefined }[] = [];
  const showNotification = async (title: string, options?: NotificationOptions) =>
    void notices.push({ title, options });
  await showPush({ showNotification }, text, '/orders');
  return notices;
}

describe('a push message', () => {
  it('is a notification with its path, and replaces the last one of the same order', async () => {
    const [notice] = await shown(JSON.stringify(message));
    expect(notice?.title).toBe('Pedido #7 sin respuesta');
    expect(notice?.options).toMatchObject({
      body: '$194.00',
      tag: 'pedido-7',
      data: { path: '/orders?pedido=7' },
    });
  });

  it('about the shop is of no order', async () => {
    const [notice] = await shown(JSON.stringify({ ...message, url: '/shop', orden: null }));
    expect(notice?.options).toMatchObject({ tag: 'tienda', data: { path: '/shop' } });
  });

  it.each(['', 'x', '{}', '{"titulo":1}'])('«%s» cannot be read and is shown all the same', async (text) => {
    const [notice] = await shown(text);
    expect(notice?.title).toBe('Tu pedido');
    expect(notice?.options?.data).toEqual({ path: '/orders' });
  });
});

function someWindows(...urls: string[]) {
  const focused: string[] = [];
  const sent: PushOpened[] = [];
  const opened: string[] = [];
  const clients = {
    matchAll: async () =>
      urls.map((url) => ({
        url,
        focus: async () => focused.push(url),
        postMessage: (opening: PushOpened) => void sent.push(opening),
      })),
    openWindow: async (url: string) => opened.push(url),
  };
  return { clients, focused, sent, opened };
}

describe('a tap on the notification', () => {
  it('focuses the window that shows the screen, and tells it the path', async () => {
    const { clients, focused, sent, opened } = someWindows(`${origin}/home`, `${origin}/orders?tab=activos`);
    await openPush(clients, { path: '/orders?pedido=7' }, origin);
    expect(focused).toEqual([`${origin}/orders?tab=activos`]);
    expect(sent).toEqual([{ kind: 'pushOpened', path: '/orders?pedido=7' }]);
    expect(opened).toEqual([]);
  });

  it('opens a window when none shows it', async () => {
    const { clients, opened } = someWindows(`${origin}/home`);
    await openPush(clients, { path: '/orders?pedido=7' }, origin);
    expect(opened).toEqual([`${origin}/orders?pedido=7`]);
  });

  it('never leads to another origin', async () => {
    const { clients, opened } = someWindows();
    await openPush(clients, { path: 'https://evil.example/orders' }, origin);
    expect(opened).toEqual([]);
  });
});

import type { ShopWire } from '@crepas/api';
// Loaded before `document` is a stub: a library of the kit looks for a browser when it is loaded.
import '@crepas/ui';
import { environmentManager } from '@tanstack/react-query';
import { vi } from 'vitest';
import { memoryStorage } from './build.ts';

const config = {
  apiUrl: '/api',
  firebase: { apiKey: 'key', authDomain: 'shop.example', projectId: 'shop' },
  maps: { url: '', key: '' },
  shop: { name: 'Crepatlán', tagline: '', message: '', whatsApp: '', timeZone: 'America/Mexico_City' },
};

/** Answers a request; undefined: 404. */
export type Backend = (path: string) => Response | undefined;

/**
 * A visible page without a browser: `document`, `window`, the storage and `fetch`. Import the modules under test after this
 * call, and undo it with `vi.unstubAllGlobals()` and `vi.resetModules()`.
 */
export function followedPage(answer: Backend) {
  vi.resetModules();
  // The library asks for a `window` once, when the first file of this thread loads it: none polls on a server.
  environmentManager.setIsServer(() => false);
  const requests: string[] = [];
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
    getElementById: () => ({ textContent: JSON.stringify(config) }),
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', memoryStorage().browser);
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/api', '');
    requests.push(path);
    return answer(path) ?? Response.json({ error: 'No existe.' }, { status: 404 });
  });
  return {
    requests,
    shows: (state: DocumentVisibilityState) => {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** The answer of `GET /shop` at the present moment, with every extension that a page follows. */
export const shopAnswer = (changes: Partial<ShopWire> = {}): Response =>
  Response.json(
    {
      nombre: 'Crepatlán',
      lema: '',
      minutos_entrega: 45,
      whatsapp: '',
      abierto: true,
      mensaje: '',
      zona_horaria: 'America/Mexico_City',
      horario: [1, 2, 3, 4, 5, 6, 7].map((dia) => ({ dia, abre: '18:00', cierra: '23:00' })),
      dias: [],
      extensiones: ['horario', 'pausa', 'ocupado'],
      ...changes,
    },
    { headers: { Date: new Date().toUTCString() } },
  );

/** An open event stream, and the way to send one event over it. */
export function eventStream() {
  let sends: (event: string) => void = () => {};
  const bytes = (text: string) => new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes(': open\n\n'));
      sends = (event) => controller.enqueue(bytes(`event: ${event}\ndata: {}\n\n`));
    },
  });
  const answer = new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  return { answer, sends: (event: string) => sends(event) };
}

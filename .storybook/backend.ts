import type { AppConfig } from '../packages/api/src/pages/appConfig.ts';
import { appConfigElementId } from '../packages/api/src/pages/appConfig.ts';
import { defaultWords } from '../packages/api/src/shop/shopWords.ts';

/** The backend of stories of the apps' real screens. */

const config: AppConfig = {
  apiUrl: '/api',
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  maps: { url: '', key: '' },
  shop: { ...defaultWords, whatsApp: '525512345678' },
};

/** The apps read their configuration from the page while they load: call it before a story is imported. */
export function writeAppConfig(): void {
  const element = Object.assign(document.createElement('script'), {
    id: appConfigElementId,
    type: 'application/json',
    textContent: JSON.stringify(config),
  });
  document.head.append(element);
}

/** By method and path: `GET /shop`. */
export type Answers = Readonly<Record<string, (url: URL) => Response | Promise<Response>>>;

/**
 * Answers the calls of the shown story; a call without an answer gets 404, as from a server that does not have it.
 * Returns the function that ends it.
 */
export function answerCalls(answers: Answers): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const { url, method } = new Request(input, init);
    const address = new URL(url);
    if (!address.pathname.startsWith('/api/')) return fetch(input, init);
    const answer = answers[`${method} ${address.pathname.replace('/api', '')}`];
    return answer ? answer(address) : Response.json({ error: 'No existe' }, { status: 404 });
  };
  return () => {
    window.fetch = fetch;
  };
}

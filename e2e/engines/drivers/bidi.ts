import { once } from 'node:events';
import WebSocket from 'ws';

/** A session of the W3C protocol WebDriver BiDi. */
export type Bidi = {
  readonly send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  readonly close: () => void;
};

type Answer = {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result: Record<string, unknown>;
  readonly error?: string;
  readonly message?: string;
};

export async function openBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastSentId = 0;
  await once(socket, 'open');
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  socket.on('close', () => {
    for (const settle of waiting.values())
      settle({ type: 'error', result: {}, error: 'closed', message: 'the browser is gone' });
  });
  return {
    async send(method, params = {}) {
      lastSentId += 1;
      const id = lastSentId;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, error, message } = await answered;
      waiting.delete(id);
      if (type === 'error') throw new Error(`${method}: ${error}: ${message}`);
      return result;
    },
    close: () => socket.terminate(),
  };
}

import type { PushDevice } from '@crepas/api';
import type { Address } from './server.ts';

export type Arrived = {
  readonly titulo: string;
  readonly url: string;
  readonly orden: number;
  readonly topic: string;
};

export type TestDevice = PushDevice & {
  readonly arrived: () => Promise<readonly Arrived[]>;
};

export async function aDevice({ url }: Address, applicationServerKey: string): Promise<TestDevice> {
  const json = (method: string, body: unknown) => ({
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const response = await fetch(`${url}/push-service/devices`, json('POST', { applicationServerKey }));
  const device = (await response.json()) as PushDevice;
  return {
    ...device,
    async arrived() {
      const { messages } = (await (await fetch(device.endpoint)).json()) as { messages: readonly Arrived[] };
      return messages;
    },
  };
}

import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openTimeoutMs } from '../testing/openTestDatabase.ts';
import { startTestShop } from '../testing/startTestShop.ts';

it(
  'a closing server answers what arrives on an open connection, and ends the connection',
  async () => {
    const { app, close } = await startTestShop();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const caller = connect(Number(port), '127.0.0.1');
    const answers = text(caller);
    const asked = once(app.server, 'request');
    caller.write('POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc');
    await asked;
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    caller.write('def');
    caller.write('ghiGET /api/promo HTTP/1.1\r\nHost: localhost\r\n\r\n');

    const [, , second] = (await answers).split('HTTP/1.1 ');
    expect(second).toMatch(/^200 OK\r\n/);
    expect(second).toMatch(/^connection: close\r$/im);
    await closed;
    await close();
  },
  openTimeoutMs,
);

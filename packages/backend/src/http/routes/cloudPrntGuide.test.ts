import { changeStage } from '@crepas/api';
import { beforeAll, expect, it } from 'vitest';
import { askAs } from '../../testing/askAs.ts';
import { sentOrder } from '../../testing/placeOrder.ts';
import { pairTestPrinter, type TestPrinter } from '../../testing/testPrinter.ts';
import { testShop } from '../../testing/testShop.ts';
import { staffToken } from '../../testing/tokens.ts';

/** The requests as Star's «CloudPRNT Protocol Guide» 2.4 shows them, with every field, and with fields that are null. */

const shop = testShop();
let printer: TestPrinter;
beforeAll(async () => {
  printer = await pairTestPrinter(shop);
});

async function accept(): Promise<void> {
  await askAs(shop, staffToken())(changeStage, { id: await sentOrder(shop), stage: 'accepted' });
}
const send = (method: 'POST' | 'GET' | 'DELETE', query = '', payload?: object) =>
  shop.app.inject({
    method,
    url: `${printer.url}${query}`,
    headers: {
      ...printer.headers,
      'user-agent': 'mC-Print3 (mCP31LB; 3.5)',
      'x-star-accept-codepages': 'utf8;1252',
    },
    ...(payload && { payload }),
  });
const poll = {
  status: '23 6 0 0 0 0 0 0 0 0 0',
  printerMAC: '00:11:62:1d:9a:b7',
  uniqueID: null,
  statusCode: '200%20OK',
  jobToken: null,
  printingInProgress: false,
  clientAction: null,
};

it('«Polling the server»: nothing to print', async () => {
  const answer = await send('POST', '', poll);
  expect([answer.statusCode, answer.json()]).toEqual([200, { jobReady: false }]);
  expect(answer.headers['content-type']).toContain('application/json');
});

it('«Polling the server»: with results of client actions and with devices that this shop does not use', async () => {
  const answer = await send('POST', '', {
    ...poll,
    uniqueID: 'kitchen',
    clientAction: [{ request: 'GetPollInterval', result: '5' }],
    barcodeReader: [{ name: 'a', status: { connected: true, claimed: false }, scan: [] }],
    keyboard: [{ name: 'b', status: { connected: true, claimed: false }, keyPresses: '' }],
    display: [{ name: 'c', status: { connected: false } }],
  });
  expect(answer.json()).toEqual({ jobReady: false });
});

it('«Print job requests» and «Print job confirmation»: one job, the same for each GET, gone after the DELETE', async () => {
  await accept();
  const ready = (await send('POST', '', poll)).json();
  expect(ready).toEqual({
    jobReady: true,
    mediaTypes: ['application/vnd.star.starprnt', 'text/plain'],
    jobToken: expect.stringMatching(/^[\w-]{1,40}$/),
    deleteMethod: 'DELETE',
  });
  const asked = `?uid=kitchen&type=application%2Fvnd.star.starprnt&mac=00%3A11%3A62%3A1d%3A9a%3Ab7&token=${ready.jobToken}`;
  const first = await send('GET', asked);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/vnd.star.starprnt']);
  expect((await send('GET', asked)).rawPayload).toEqual(first.rawPayload);
  const during = await send('POST', '', { ...poll, jobToken: ready.jobToken, printingInProgress: true });
  expect(during.json()).toEqual({ jobReady: false });
  const end = `?uid=kitchen&mac=00%3A11%3A62%3A1d%3A9a%3Ab7&code=OK&token=${ready.jobToken}&firmware=&skip=0&error=0`;
  expect((await send('DELETE', end)).statusCode).toBe(200);
  expect((await send('DELETE', `${end}&retry=1`)).statusCode).toBe(200);
  expect((await send('POST', '', poll)).json()).toEqual({ jobReady: false });
});

it.each(['200 OK', '200', '211 Paper low'])(
  '«Printer status codes»: a job that ends with «%s» is done',
  async (code) => {
    await accept();
    const token = (await printer.poll()) ?? expect.unreachable();
    await send('GET', `?mac=00%3A11%3A62%3A1d%3A9a%3Ab7&type=text%2Fplain&token=${token}`);
    await send('DELETE', `?mac=00%3A11%3A62%3A1d%3A9a%3Ab7&code=${encodeURIComponent(code)}&token=${token}`);
    expect(await printer.poll()).toBeNull();
  },
);

it('«Print failure or error»: a job that the printer could not read is offered under another token', async () => {
  await accept();
  const token = (await printer.poll()) ?? expect.unreachable();
  await printer.fetch(token);
  await send('DELETE', `?code=511%20Media%20decoding%20error&token=${token}`);
  const next = (await printer.poll()) ?? expect.unreachable();
  expect(next).not.toBe(token);
  await printer.fetch(next);
  await printer.end(next);
});

it('«Server setting information request»: 404, this server knows HTTP alone', async () => {
  const url = '/impresora/cloudprnt-setting.json?mac=00%3A11%3A62%3A1d%3A9a%3Ab7&replaced_path=1';
  expect((await shop.app.inject({ url, headers: printer.headers })).statusCode).toBe(404);
});

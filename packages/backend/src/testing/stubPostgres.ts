import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The part of a PostgreSQL server that a listening connection needs. Every query has an empty result. */
export type StubPostgres = {
  readonly url: string;
  /** The queries of the current connection. */
  readonly asked: () => readonly string[];
  /** Closes the current connection; queries of the next one are not answered until `goOn`. */
  readonly cutAndHold: () => void;
  readonly goOn: () => void;
  readonly close: () => void;
};

const message = (type: string, content: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};
const signedIn = message('R', Buffer.alloc(4));
const ready = message('Z', Buffer.from('I'));
const answered = Buffer.concat([message('C', Buffer.from('LISTEN\0')), ready]);

export async function startStubPostgres(): Promise<StubPostgres> {
  let present: Socket | null = null;
  let asked: string[] = [];
  let isHeld = false;
  let waiting = 0;

  const server = createServer((socket) => {
    [present, asked] = [socket, []];
    let isSignedIn = false;
    socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        if (!isSignedIn) {
          isSignedIn = true;
          socket.write(Buffer.concat([signedIn, ready]));
        } else if (String.fromCharCode(bytes[0] ?? 0) === 'Q') {
          asked.push(bytes.toString('utf8', 5, bytes.length - 1));
          if (isHeld) waiting += 1;
          else socket.write(answered);
        }
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `postgres://crepas@127.0.0.1:${(server.address() as AddressInfo).port}/crepas`,
    asked: () => asked,
    cutAndHold() {
      isHeld = true;
      asked = [];
      present?.destroy();
    },
    goOn() {
      isHeld = false;
      for (; waiting > 0; waiting -= 1) present?.write(answered);
    },
    close() {
      present?.destroy();
      server.close();
    },
  };
}

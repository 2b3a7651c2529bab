import { connect, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type Asked = {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** One HTTP/2 connection, as a browser holds one. Any certificate is accepted. */
export function openBrowser(url: string, localAddress = '127.0.0.1') {
  const { hostname, port } = new URL(url);
  const session = connect(url, {
    createConnection: () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port: Number(port), localAddress }),
        servername: hostname,
        ALPNProtocols: ['h2'],
        rejectUnauthorized: false,
      }),
  });
  session.on('error', () => undefined); // each request reports it
  const open = ({ path, headers = {}, body }: Asked) => {
    const stream = session.request({
      ':path': path,
      ':method': body === undefined ? 'GET' : 'POST',
      ...headers,
    });
    stream.end(body);
    return stream;
  };
  return {
    open,
    async ask(asked: Asked): Promise<Answer> {
      const stream = open(asked);
      const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
        stream.once('response', resolve).once('error', reject);
      });
      return { status: Number(headers[':status']), headers, body: await text(stream) };
    },
    close: () => session.destroy(),
  };
}

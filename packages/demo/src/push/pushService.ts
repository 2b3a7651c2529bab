import { createECDH, type ECDH, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { decrypt } from './decrypt.ts';
import { vapidFault } from './vapidFault.ts';

export type ReceivedMessage = {
  readonly titulo: string;
  readonly cuerpo: string;
  readonly url: string;
  readonly orden: number;
};

type Device = {
  readonly keys: ECDH;
  readonly auth: Buffer;
  /** The shop's key that it subscribed with; null for any. */
  readonly applicationServerKey: string | null;
  readonly messages: (ReceivedMessage & {
    readonly topic: string | null;
    readonly urgency: string | null;
    readonly ttl: number;
  })[];
};

type Addressed = { Params: { id: string } };
type Subscribing = { Body: { applicationServerKey?: string } | null };

/**
 * A push service for the demo and the tests: it speaks the protocol of the real ones (RFC 8030, 8291, 8292), but plays the
 * device too, so that the decrypted messages can be read. Nothing is stored on disk.
 *
 * - `POST /devices` `{applicationServerKey?}` → `{endpoint, keys}`, as `PushSubscription.toJSON()`
 * - `POST /devices/{id}`: a message, from a shop's server
 * - `GET /devices/{id}`: the messages that arrived
 */
export const pushService =
  (options: { readonly onMessage?: (message: ReceivedMessage) => void } = {}): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    const devices = new Map<string, Device>();
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );

    app.post<Subscribing>('/devices', async ({ body, host }, reply) => {
      const [id, keys, auth] = [randomUUID(), createECDH('prime256v1'), randomBytes(16)];
      keys.generateKeys();
      const applicationServerKey = body?.applicationServerKey ?? null;
      devices.set(id, { keys, auth, applicationServerKey, messages: [] });
      return reply.code(201).send({
        endpoint: `http://${host}${app.prefix}/devices/${id}`,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      });
    });

    app.post<Addressed>('/devices/:id', async (request, reply) => {
      const device = devices.get(request.params.id);
      return device ? receive(device, request, reply) : reply.code(404).send();
    });

    app.get<Addressed>('/devices/:id', async ({ params: { id } }, reply) => {
      const device = devices.get(id);
      return device ? { messages: device.messages } : reply.code(404).send();
    });

    function receive(device: Device, request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const { headers, host, body } = request;
      const fault = vapidFault(headers.authorization, `http://${host}`, device.applicationServerKey);
      if (fault !== null) return reply.code(403).send({ error: fault });
      if (headers['content-encoding'] !== 'aes128gcm' || !Buffer.isBuffer(body) || !headers.ttl) {
        return reply.code(400).send({ error: 'no encrypted message, or no TTL' });
      }
      try {
        const message: ReceivedMessage = JSON.parse(decrypt(body, device.keys, device.auth));
        const { topic = null, urgency = null, ttl } = headers;
        device.messages.push({
          ...message,
          topic: topic && String(topic),
          urgency: urgency && String(urgency),
          ttl: Number(ttl),
        });
        options.onMessage?.(message);
      } catch {
        return reply.code(400).send({ error: 'a message for another device' });
      }
      return reply.code(201).send();
    }
  };

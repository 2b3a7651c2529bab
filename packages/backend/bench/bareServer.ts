import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** What a cached read is measured by: Fastify that answers `BODY_FILE` to `GET /`, and does nothing else. */
const body = readFileSync(process.env.BODY_FILE ?? '');
const app = Fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);

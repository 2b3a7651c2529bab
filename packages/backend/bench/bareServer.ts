import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/**
 * What a cached read is measured by: Fastify that does nothing else than to answer `BODY_FILE`, at `/` with the
 * headers of `HEAD_FILE` (JSON), so that the same bytes go out, and at `/body` with none but the type of its content.
 */
const body = readFileSync(process.env.BODY_FILE ?? '');
const head: Record<string, string> = JSON.parse(readFileSync(process.env.HEAD_FILE ?? '', 'utf8'));
const app = Fastify();
app.get('/', (_request, reply) => reply.headers(head).send(body));
app.get('/body', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);

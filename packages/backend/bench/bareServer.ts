import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/**
 * The baseline of a cached read: a Fastify server that only answers `BODY_FILE`. At `/` it sends the headers
 * of `HEAD_FILE` (JSON), so that the bytes are the same; at `/body` only the content type.
 */
const body = readFileSync(process.env.BODY_FILE ?? '');
const head: Record<string, string> = JSON.parse(readFileSync(process.env.HEAD_FILE ?? '', 'utf8'));
const app = Fastify();
app.get('/', (_request, reply) => reply.headers(head).send(body));
app.get('/body', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);

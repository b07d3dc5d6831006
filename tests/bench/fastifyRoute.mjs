// `fastifyRoute.mjs <folder> <port>`: a route that sends the file `body` with `headers.json`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';

const [folder, port] = process.argv.slice(2);
const body = readFileSync(join(folder, 'body'));
const headers = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8'));
const app = Fastify();
app.get('/', (_request, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(body));
await app.listen({ port: Number(port), host: '127.0.0.1' });

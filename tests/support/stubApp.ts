/**
 * The contract's routes with handlers of a test, for behaviour that no handler of the site has, such as an invalid
 * response.
 */
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Handlers } from '../../server/http/contract';
import { contractRoutes } from '../../server/http/plugins/contractRoutes';
import { errorPlugin } from '../../server/http/plugins/errors';
import { sessionPlugin } from '../../server/http/plugins/session';
import { Signer } from '../../server/lib/secrets';

export async function buildStubApp(handlers: Handlers, logger?: FastifyBaseLogger): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify(logger ? { loggerInstance: logger } : {});
  errorPlugin(app);
  await app.register(fastifyCompress);
  await app.register(fastifyCookie);
  await app.register(fastifyFormbody);
  await app.register(fastifyMultipart);
  sessionPlugin(app, {
    secure: false,
    signer: new Signer('a secret of tests that is long enough'),
    preSecret: null,
    isUnsignedSessionValid: () => Promise.resolve(false),
  });
  contractRoutes(app, handlers);
  await app.ready();
  return app;
}

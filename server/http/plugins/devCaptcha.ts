/** /dev/captcha/<captchaId>.json: the solution of an open captcha of a sandbox; `last.json` is that of the browser's own last one. */
import type { FastifyInstance } from 'fastify';
import type { CaptchaService } from '../../services/identity/captchaService';

interface One {
  Params: { file: string };
}

export function devCaptcha(app: FastifyInstance, captcha: CaptchaService): void {
  app.get<One>('/dev/captcha/:file', async (request, reply) => {
    const id = /^([0-9A-Z]{26})\.json$/.exec(request.params.file)?.[1];
    const solution = id
      ? await captcha.solution(id)
      : request.params.file === 'last.json' && request.session !== null
        ? await captcha.lastSolution(request.session)
        : null;
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    return solution ?? reply.status(404).send({ message: 'No open captcha has this id.' });
  });
}

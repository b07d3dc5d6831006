/** /dev/captcha/<captchaId>.json: in a sandbox alone, the answer of an open captcha, so that testers can drive the API. */
import type { FastifyInstance } from 'fastify';
import type { CaptchaService } from '../../services/identity/captchaService';

interface One {
  Params: { file: string };
}

export function devCaptcha(app: FastifyInstance, captcha: CaptchaService): void {
  app.get<One>('/dev/captcha/:file', async (request, reply) => {
    const id = /^([0-9A-Z]{26})\.json$/.exec(request.params.file)?.[1];
    const code = id ? await captcha.solution(id) : null;
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    return code === null ? reply.status(404).send({ message: 'No open captcha has this id.' }) : reply.send({ code });
  });
}

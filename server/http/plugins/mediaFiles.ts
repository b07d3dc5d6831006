/** /media/video/<name> and /media/files/<name>: videos, their captions, and downloads, with ranges and their own names. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { MediaFileService } from '../../services/library/mediaFileService';
import { fileName, mediaType } from '../../services/library/mediaFiles';

interface Address {
  Params: { folder: string; name: string };
  Querystring: { v?: string; inline?: string };
}

const YEAR = 'max-age=31536000, immutable';
/** The browser's viewer of PDF is a plugin to the policy of the document. */
const FRAMED = `default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'`;
const HOUR = 'max-age=3600';

export function mediaRoutes(app: FastifyInstance, files: MediaFileService, root: string): void {
  void app.register(async (media) => {
    await media.register(fastifyStatic, { root, serve: false });
    media.get<Address>('/media/:folder/:name', async (request, reply) => {
      const { folder, name } = request.params;
      const file =
        folder === 'video' || folder === 'files' ? await files.find(folder, name, request.session) : undefined;
      if (!file) return reply.callNotFound();
      reply
        .type(mediaType(file.name))
        // Some downloads are for who asked: no cache between may keep one. An address with the fingerprint of the bytes is good for ever.
        .header(
          'cache-control',
          `${folder === 'video' ? 'public' : 'private'}, ${request.query.v === file.version ? YEAR : HOUR}`,
        );
      if (folder === 'files') {
        // The file viewer shows documents in a frame of this site; by themselves they are saved.
        const shown = request.query.inline === '1' && file.name.endsWith('.pdf');
        reply.header('content-disposition', `${shown ? 'inline' : 'attachment'}; filename="${fileName(file.name)}"`);
        if (shown) reply.header('x-frame-options', 'SAMEORIGIN').header('content-security-policy', FRAMED);
      }
      return reply.sendFile(file.name, { cacheControl: false });
    });
  });
}

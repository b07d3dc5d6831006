/** /media/video/<name> and /media/files/<name>: videos, captions and downloads, with range requests. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../envelope';
import { isStorable } from '../invalidText';
import type { DownloadService } from '../../domain/library/downloadService';
import { type MediaFileService, fileName, contentTypeOf } from '../../domain/library/mediaFileService';
import { contextOf } from './contractRoutes';

interface MediaRoute {
  Params: { folder: string; name: string };
  Querystring: { v?: string; inline?: string };
}

const IMMUTABLE = 'max-age=31536000, immutable';
/** The document's policy treats the browser's PDF viewer as a plugin. */
const FRAME_POLICY = `default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'`;
const ONE_HOUR = 'max-age=3600';

/** A trimmed field of an HTML form; null when it is missing, empty or longer than `maxLength`. */
function fieldOf(body: unknown, name: string, maxLength: number): string | null {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  const text = typeof value === 'string' ? value.trim() : '';
  return text.length > 0 && text.length <= maxLength ? text : null;
}

export function mediaRoutes(
  app: FastifyInstance,
  { files, downloads, root }: { files: MediaFileService; downloads: DownloadService; root: string },
): void {
  void app.register(async (media) => {
    await media.register(fastifyStatic, { root, serve: false });
    // Downloads that require a name: an HTML form without a script posts to the file's URL and receives the file.
    media.post<Pick<MediaRoute, 'Params'>>('/media/files/:name', async (request, reply) => {
      if (request.headers['sec-fetch-site'] === 'cross-site') throw new DomainError('request.crossSite');
      const { name: file } = request.params;
      if (!isStorable(file)) return reply.callNotFound();
      const [name, company] = [fieldOf(request.body, 'name', 60), fieldOf(request.body, 'company', 200)];
      const downloadId = await files.downloadOf(file);
      if (downloadId === null) return reply.callNotFound();
      if (name === null || company === null) throw new DomainError('download.logMissing');
      await downloads.log({ downloadId, name, company }, contextOf(request, reply));
      return reply.redirect(`/media/files/${encodeURIComponent(file)}`, 303);
    });
    media.get<MediaRoute>('/media/:folder/:name', async (request, reply) => {
      const { folder, name } = request.params;
      const file =
        (folder === 'video' || folder === 'files') && isStorable(name)
          ? await files.find(folder, name, request.session)
          : undefined;
      if (!file) return reply.callNotFound();
      reply
        .type(contentTypeOf(file.name))
        // Downloads are private, because some require a name. A URL with the content's hash is immutable.
        .header(
          'cache-control',
          `${folder === 'video' ? 'public' : 'private'}, ${request.query.v === file.version ? IMMUTABLE : ONE_HOUR}`,
        );
      if (folder === 'files') {
        // The file viewer shows PDFs in a frame of this site. All other requests download the file.
        const isInline = request.query.inline === '1' && file.name.endsWith('.pdf');
        reply.header('content-disposition', `${isInline ? 'inline' : 'attachment'}; filename="${fileName(file.name)}"`);
        if (isInline) reply.header('x-frame-options', 'SAMEORIGIN').header('content-security-policy', FRAME_POLICY);
      }
      return reply.sendFile(file.name, { cacheControl: false });
    });
  });
}

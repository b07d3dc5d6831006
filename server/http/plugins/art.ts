/** /art/<scene>/<theme>/<seed>.svg?w=&h=&ground=: generated illustrations, immutable for caches. */
import { LRUCache } from 'lru-cache';
import type { FastifyInstance } from 'fastify';
import { drawScene, backgrounds, isSceneName, type Ground, type ThemeId } from '../../../content/art';
import { compressBrotli, acceptsBrotli } from '../brotli';

const MAX_SIDE = 2_000;
const MAX_CACHED_PICTURES = 500;

const isBackground = (name: string): name is Ground => backgrounds.some((background) => background === name);

const parseSide = (text: string | undefined, defaultSide: number): number | null => {
  if (text === undefined) return defaultSide;
  const pixels = Number(text);
  return Number.isInteger(pixels) && pixels >= 16 && pixels <= MAX_SIDE ? pixels : null;
};

interface Picture {
  svg: string;
  /** About a quarter of the SVG's size. Cached with the picture. */
  compressed: Promise<Buffer>;
}

const makePicture = (svg: string): Picture => ({ svg, compressed: compressBrotli(svg, 9) });

export function artRoutes(app: FastifyInstance): void {
  // Generating a picture takes milliseconds, and a home page requests forty.
  const pictures = new LRUCache<string, Picture>({ max: MAX_CACHED_PICTURES });
  app.get<{
    Params: Record<'scene' | 'theme' | 'file', string>;
    Querystring: { w?: string; h?: string; ground?: string };
  }>('/art/:scene/:theme/:file', async (request, reply) => {
    const { scene, theme, file } = request.params;
    const seed = /^([A-Za-z0-9-]{1,60})\.svg$/.exec(file)?.[1];
    const width = parseSide(request.query.w, 640);
    const height = parseSide(request.query.h, 360);
    const background = request.query.ground ?? 'tint';
    if (!seed || !width || !height || !/^[0-5]$/.test(theme) || !isSceneName(scene) || !isBackground(background))
      return reply.callNotFound();
    const key = [scene, theme, seed, width, height, background].join(' ');
    let picture = pictures.get(key);
    if (!picture) {
      picture = makePicture(
        drawScene({
          scene,
          seed: /^\d+$/.test(seed) ? Number(seed) : seed,
          theme: Number(theme) as ThemeId,
          width,
          height,
          background,
        }),
      );
      pictures.set(key, picture);
    }
    void reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    if (!acceptsBrotli(request)) return reply.send(picture.svg);
    return reply.header('content-encoding', 'br').send(await picture.compressed);
  });
}

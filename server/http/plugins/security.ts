/** Headers of every answer, and the content security policies of architecture.md: one for pages, one for form pages. */
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;

/** The policy of a page. A form page has a nonce for the styles that antd writes at run time; nothing else may be inline. */
export function pagePolicy(options: {
  nonce?: string;
  secure: boolean;
  connect?: string[];
  /** The page shows files of this site in a frame. */
  frames?: boolean;
}): string {
  const { nonce, secure, connect = [], frames = false } = options;
  const directives = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    // React writes style attributes.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    ...(frames ? [`frame-src 'self'`] : []),
    `frame-ancestors 'none'`,
  ];
  return [...directives, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** What the browser may let a page do. The camera belongs to the pages that scan codes. */
export const permissions = ({ camera }: { camera: boolean }): string =>
  `camera=(${camera ? 'self' : ''}), geolocation=(), microphone=(), payment=(self)`;

/** Built files: scripts, styles, fonts. */
const ASSETS = '/assets/';
/** Headers that matter on documents only. On each of a page's ten assets they would weigh as much as the page's own code. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  // A style sheet's own requests would heed it; this one is every browser's own rule.
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

export function securityHeaders(app: FastifyInstance, { secure }: { secure: boolean }): void {
  void app.register(fastifyHelmet, {
    global: true,
    // Written below: helmet's own would be the same for every kind of answer.
    contentSecurityPolicy: false,
    hsts: secure ? { maxAge: YEAR_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(ASSETS)) {
      for (const name of OF_DOCUMENTS) reply.removeHeader(name);
      return;
    }
    // What is not a page loads nothing.
    if (!reply.hasHeader('content-security-policy'))
      reply.header(
        'content-security-policy',
        `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
    if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', permissions({ camera: false }));
  });
}

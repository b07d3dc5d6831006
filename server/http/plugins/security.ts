/**
 * Security headers of every response, and the content security policies of pages and form pages (docs/security.md).
 */
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;

/**
 * The style elements that @ant-design/icons adds with its first icon: an empty one and its rules. antd shows icons in
 * forms, which open on any page; a test compares the hashes with the package.
 */
const ICON_STYLES =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-PMtopnyvGhd09bOC/7rsqkaFM7cXyJ4uDpm20DEBJYU='";

/** The content security policy of a page. Style elements need a nonce, which only the studio of forms has. */
export function pagePolicy(options: {
  nonce?: string | null;
  secure: boolean;
  connect?: string[];
  /** Whether the page frames files of this site. */
  frames?: boolean;
}): string {
  const { nonce = null, secure, connect = [], frames = false } = options;
  const directives = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' ${ICON_STYLES}${nonce === null ? '' : ` 'nonce-${nonce}'`}`,
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

/** The Permissions-Policy of a page. Only pages that scan codes may use the camera. */
export const permissionsPolicy = ({ camera }: { camera: boolean }): string =>
  `camera=(${camera ? 'self' : ''}), geolocation=(), microphone=(), payment=(self)`;

/** Built files: scripts, styles, fonts. */
const ASSETS = '/assets/';
/**
 * Headers that have an effect on documents only. On each of a page's ten assets they would weigh as much as the page's
 * own code.
 */
const DOCUMENT_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  // Style sheets apply it to their own requests; `strict-origin-when-cross-origin` is the browsers' default anyway.
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
    // Set below, because helmet's policy would be the same for every kind of response.
    contentSecurityPolicy: false,
    hsts: secure ? { maxAge: YEAR_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(ASSETS)) {
      for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
      return;
    }
    // Responses that are not pages must not load anything.
    if (!reply.hasHeader('content-security-policy'))
      reply.header(
        'content-security-policy',
        `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
    if (!reply.hasHeader('permissions-policy'))
      reply.header('permissions-policy', permissionsPolicy({ camera: false }));
  });
}

/** The context of a request beyond the contract's input: language, session, ticket, client IP. */
import type { FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '../../src/rules/locales';
import { DomainError } from './envelope';

export interface RequestContext {
  locale: Locale;
  /** The browser's session: the value of the cookie `sid`, null until the first POST sets it. */
  session: string | null;
  /** The id of the session that `renewSession` sets. Move the old session's rows to it first, in one transaction. */
  nextSession(): string;
  /**
   * Replaces the session by the next one. Call it after the transaction commits: otherwise a rollback would lose the
   * visitor's verifications.
   */
  renewSession(): void;
  /** Deletes the session cookie. */
  endSession(): void;
  /** Sends a new ticket to the browser. */
  sendTicket(ticket: { token: string; expires: Date }): void;
  /** The Access-Token header; never read from a cookie (security.md). */
  ticket: string | null;
  /** The X-Staff-Device header: the token of a staff device. */
  staffDevice: string | null;
  /** The client's IP, resolved through the configured number of proxies. */
  clientIp: string;
  userAgent: string;
  /** Whether the browser has the pre-registration cookie `_pre_`, which the organiser's secret sets. */
  preFlag: boolean;
  /** Whether the request comes from this machine itself, through no proxy. */
  isLoopback: boolean;
  /** The unparsed request for signature checks: lower-case headers and the body's text. */
  raw: { headers: Record<string, string | undefined>; body: string };
}

/** The context of a handler. Services get no access to headers. */
export interface HandlerContext extends RequestContext {
  header(name: string, value: string): void;
}

/** Whether the X-Locale header is a language that the site does not have. */
export const hasUnknownLocale = (headers: FastifyRequest['headers']): boolean => {
  const requestedLocale = headers['x-locale'];
  return requestedLocale !== undefined && !(typeof requestedLocale === 'string' && isLocale(requestedLocale));
};

/** The request's language: X-Locale first, then what Accept-Language prefers, then Simplified Chinese. */
export function localeOf(headers: FastifyRequest['headers']): Locale {
  const requestedLocale = headers['x-locale'];
  if (typeof requestedLocale === 'string' && isLocale(requestedLocale)) return requestedLocale;
  const accepted = (headers['accept-language'] ?? '').toLowerCase();
  for (const part of accepted.split(',')) {
    const tag = part.split(';')[0]?.trim() ?? '';
    if (/^zh-(tw|hk|mo|hant)/.test(tag)) return 'zh-tw';
    if (tag.startsWith('zh')) return 'zh-cn';
    for (const locale of ['en', 'ru', 'ja'] as const) if (tag === locale || tag.startsWith(`${locale}-`)) return locale;
  }
  return 'zh-cn';
}

/**
 * The session of a POST request. The session plugin creates one for a POST that has none.
 * @throws when the request has no session
 */
export function sessionOf({ session }: RequestContext): string {
  if (session === null) throw new Error('A call that needs a session must be a POST.');
  return session;
}

/** Adds the session of a POST request to its context. */
export const withSession = (context: RequestContext): RequestContext & { session: string } => ({
  ...context,
  session: sessionOf(context),
});

/**
 * The session of a GET that needs a solved captcha.
 * @throws DomainError `captcha.required` when there is no session yet
 */
export function withCaptchaSession(context: RequestContext): RequestContext & { session: string } {
  if (context.session === null) throw new DomainError('captcha.required');
  return { ...context, session: context.session };
}

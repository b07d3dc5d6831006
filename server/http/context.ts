/** What a handler knows of its request beyond the contract's input: language, session, ticket, client. */
import type { FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '../../src/rules/locales';
import { DomainError } from './envelope';

export interface RequestContext {
  locale: Locale;
  /** The browser's session: the value of the cookie `sid`, null until the first POST sets it. */
  session: string | null;
  /** The session that `renewSession` gives the browser: what belongs to the old one is moved to it first, in one transaction. */
  nextSession(): string;
  /** Replaces the session by the next one. Run it after the transaction: a session that got nothing would lose the visitor's proofs. */
  renewSession(): void;
  /** Takes the session's cookie away. */
  endSession(): void;
  /** Gives the browser a new ticket. */
  sendTicket(ticket: { token: string; expires: Date }): void;
  /** The Access-Token header; never read from a cookie (security.md). */
  ticket: string | null;
  /** The X-Staff-Device header: the token of a device of the staff. */
  staffDevice: string | null;
  /** The client's address, by the configured number of proxies. */
  client: string;
  userAgent: string;
  /** Whether the organiser's pre-registration secret was given before (cookie `_pre_`). */
  preFlag: boolean;
  /** Whether the request comes from this machine itself, through no proxy. */
  isLoopback: boolean;
  /** The request as it came, where a signature covers it: lower-case headers and the body's text. */
  raw: { headers: Record<string, string | undefined>; body: string };
}

/** What a handler has beyond that: services know no headers. */
export interface HandlerContext extends RequestContext {
  header(name: string, value: string): void;
}

/** Whether a request names a language that the site does not have. */
export const hasUnknownLocale = (headers: FastifyRequest['headers']): boolean => {
  const named = headers['x-locale'];
  return named !== undefined && !(typeof named === 'string' && isLocale(named));
};

/** The request's language: X-Locale first, then what Accept-Language prefers, then Simplified Chinese. */
export function localeOf(headers: FastifyRequest['headers']): Locale {
  const named = headers['x-locale'];
  if (typeof named === 'string' && isLocale(named)) return named;
  const accepted = (headers['accept-language'] ?? '').toLowerCase();
  for (const part of accepted.split(',')) {
    const tag = part.split(';')[0]?.trim() ?? '';
    if (/^zh-(tw|hk|mo|hant)/.test(tag)) return 'zh-tw';
    if (tag.startsWith('zh')) return 'zh-cn';
    for (const locale of ['en', 'ru', 'ja'] as const) if (tag === locale || tag.startsWith(`${locale}-`)) return locale;
  }
  return 'zh-cn';
}

/** The session of a POST, which always has one: its first POST made it. */
export function sessionOf({ session }: RequestContext): string {
  if (session === null) throw new Error('A call that needs a session must be a POST.');
  return session;
}

/** The context of a POST with the session that it always has. */
export const withSession = (context: RequestContext): RequestContext & { session: string } => ({
  ...context,
  session: sessionOf(context),
});

/** The session of a GET that needs a solved captcha: before one was made there is none. */
export function solvedSessionOf(context: RequestContext): RequestContext & { session: string } {
  if (context.session === null) throw new DomainError('captcha.required');
  return { ...context, session: context.session };
}

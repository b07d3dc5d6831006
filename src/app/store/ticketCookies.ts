/** The web ticket's cookies: the prefixed one is read first, both are written (section 6). */
import type { Clock } from '@/rules/clock';
import type { Cookies } from '@/state/services';
import type { Ticket } from '@/state/ticketSlice';

const COOKIE_NAMES = ['ites_webTicket', 'webTicket'] as const;
const EXPIRY_COOKIE = 'ites_webTicket_expire';

/** The ticket in the cookies; null when there is none or it has expired. */
export function readTicket(cookies: Pick<Cookies, 'get'>, clock: Clock): Ticket | null {
  const value = COOKIE_NAMES.map((name) => cookies.get(name)).find((cookie) => cookie);
  if (!value) return null;
  const expiresAt = cookies.get(EXPIRY_COOKIE);
  if (expiresAt && Date.parse(expiresAt) <= clock.now().getTime()) return null;
  return { value, expiresAt };
}

/** Lifetime of the cookies; the server decides whether the ticket in them is still valid. */
const LIFETIME_DAYS = 30;

/**
 * Writes the ticket's cookies. Their max age is relative, because the site's clock may be set to another date
 * (SITE_NOW).
 */
export function writeTicket(cookies: Cookies, { value, expiresAt }: Ticket): void {
  for (const name of COOKIE_NAMES) cookies.set(name, value, { days: LIFETIME_DAYS });
  if (expiresAt) cookies.set(EXPIRY_COOKIE, expiresAt, { days: LIFETIME_DAYS });
  else cookies.remove(EXPIRY_COOKIE);
}

/** Milliseconds until a ticket expires; one without an expiry lasts as long as its cookies. */
export function msUntilExpiry({ expiresAt }: Ticket, clock: Clock): number {
  return expiresAt ? Math.max(0, Date.parse(expiresAt) - clock.now().getTime()) : LIFETIME_DAYS * 86_400_000;
}

export function removeTicket(cookies: Cookies): void {
  for (const name of [...COOKIE_NAMES, EXPIRY_COOKIE]) cookies.remove(name);
}

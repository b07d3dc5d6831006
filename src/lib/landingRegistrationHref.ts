/** The registration link of a landing page, with the page's query (specification, section 2). */
import { paths } from './paths';

/** @param search The landing page's own query, which is passed on; `origin` is added if missing. */
export function landingRegistrationHref(lang: string, search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('origin')) query.set('origin', 'landing');
  return `${paths.register.href({ lang, type: 1 })}?${query.toString()}`;
}

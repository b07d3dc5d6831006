/** Where bar and main button of a landing page lead (specification, section 2). */
import { paths } from './paths';

/** @param search The landing page's own query, which is kept; `origin` is added when it is missing. */
export function visitPermitHref(lang: string, search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('origin')) query.set('origin', 'landing');
  return `${paths.register.href({ lang, type: 1 })}?${query.toString()}`;
}

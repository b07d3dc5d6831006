/**
 * What formats the first number or date of a page makes the browser read its list of languages, the words of one of them and the zones: 15 to 40 ms,
 * kept for all threads of the page. Read here they are there before the page needs them, and hold up nobody (docs/decisions/0010).
 */
/** The page's language is the name that the worker is given. */
const locale = self.name;

new Intl.NumberFormat(locale).format(0);
new Intl.PluralRules(locale).select(0);
new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Shanghai', dateStyle: 'long' }).format(0);
self.close();

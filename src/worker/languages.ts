/**
 * The first number or date format of a page makes the browser load language and zone data: 15 to 40 ms, shared by all
 * threads of the page. This worker loads it before the page needs it, without blocking (docs/decisions/0010).
 */
/** The worker's name is the page's language. */
const locale = self.name;

new Intl.NumberFormat(locale).format(0);
new Intl.PluralRules(locale).select(0);
new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Shanghai', dateStyle: 'long' }).format(0);
self.close();

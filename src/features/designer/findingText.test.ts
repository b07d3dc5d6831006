import { createIntl, type IntlConfig } from 'react-intl';
import { wholeCatalog } from '@/i18n/wholeCatalog';
import { placeholders } from '@/i18n/placeholders';
import { spellingMessages } from '@/rules/expression/tokens';
import { findingMessages } from '@/rules/forms/findings/messages';
import { LOCALES, type Locale } from '@/rules/locales';
import { localized } from '@/rules/localizedMessage';
import { findingText } from './findingText';

/** Every message, its placeholders filled with what designers write: quotation marks, braces, code. */
const findings = [...Object.values(findingMessages), ...Object.values(spellingMessages)].map((message) => {
  const places = placeholders(message.defaultMessage);
  return localized(message, Object.fromEntries(places.map((name) => [name, `'{${name}}' <b> && "x"`])));
});

const intlOf = async (locale: Locale) =>
  createIntl({ locale, messages: (await wholeCatalog(locale)) as IntlConfig['messages'] });

test('the page shows the same English problem texts as the command', async () => {
  const { formatMessage } = await intlOf('en');
  expect(findings.map((one) => findingText(one, formatMessage))).toEqual(findings.map(({ english }) => english));
});

test.each(LOCALES.filter((locale) => locale !== 'en'))(
  'in %s each problem has its own text and all its values',
  async (locale) => {
    const { formatMessage } = await intlOf(locale);
    for (const one of findings) {
      const text = findingText(one, formatMessage);
      expect({ id: one.id, isEnglish: text === one.english }).toEqual({ id: one.id, isEnglish: false });
      for (const value of Object.values(one.values ?? {})) expect(text).toContain(value);
    }
  },
);

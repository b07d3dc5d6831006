import { createIntl, type IntlConfig } from 'react-intl';
import { loadWholeCatalog } from '@/i18n/loadWholeCatalog';
import { placeholders } from '@/i18n/placeholders';
import { syntaxMessages } from '@/rules/expression/tokens';
import { diagnosticMessages } from '@/rules/forms/diagnostics/messages';
import { LOCALES, type Locale } from '@/rules/locales';
import { localizeMessage } from '@/rules/localizedMessage';
import { formatDiagnostic } from './diagnosticText';

/** Every message, its placeholders filled with what designers write: quotation marks, braces, code. */
const diagnostics = [...Object.values(diagnosticMessages), ...Object.values(syntaxMessages)].map((message) => {
  const placeholderNames = placeholders(message.defaultMessage);
  return localizeMessage(message, Object.fromEntries(placeholderNames.map((name) => [name, `'{${name}}' <b> && "x"`])));
});

const intlOf = async (locale: Locale) =>
  createIntl({ locale, messages: (await loadWholeCatalog(locale)) as IntlConfig['messages'] });

test('the page shows the same English problem texts as the command', async () => {
  const { formatMessage } = await intlOf('en');
  expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, formatMessage))).toEqual(
    diagnostics.map(({ english }) => english),
  );
});

test.each(LOCALES.filter((locale) => locale !== 'en'))(
  'in %s each problem has its own text and all its values',
  async (locale) => {
    const { formatMessage } = await intlOf(locale);
    for (const diagnostic of diagnostics) {
      const text = formatDiagnostic(diagnostic, formatMessage);
      expect({ id: diagnostic.id, isEnglish: text === diagnostic.english }).toEqual({
        id: diagnostic.id,
        isEnglish: false,
      });
      for (const value of Object.values(diagnostic.values ?? {})) expect(text).toContain(value);
    }
  },
);

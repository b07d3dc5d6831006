/** Tells react-intl the ids of texts: `formatMessage` and `FormattedMessage` take those of the English catalog and no other. */
import type english from './catalogs/en.json';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- react-intl reads its types here
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof english;
    }
  }
}

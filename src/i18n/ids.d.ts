/** Tells react-intl the ids of texts: `formatMessage` and `FormattedMessage` take those of the English catalog and no other. */
import type english from './catalogs/en.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof english;
    }
  }
}

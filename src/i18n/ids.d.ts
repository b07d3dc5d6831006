/**
 * Declares the text ids for react-intl: `formatMessage` and `FormattedMessage` accept ids of the English catalog
 * only.
 */
import type delegation from '../../locales/en/delegation.json';
import type designer from '../../locales/en/designer.json';
import type exhibitors from '../../locales/en/exhibitors.json';
import type fields from '../../locales/en/fields.json';
import type files from '../../locales/en/files.json';
import type forms from '../../locales/en/forms.json';
import type halls from '../../locales/en/halls.json';
import type news from '../../locales/en/news.json';
import type pages from '../../locales/en/pages.json';
import type places from '../../locales/en/places.json';
import type programme from '../../locales/en/programme.json';
import type services from '../../locales/en/services.json';
import type shell from '../../locales/en/shell.json';
import type visit from '../../locales/en/visit.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids:
        | keyof typeof delegation
        | keyof typeof designer
        | keyof typeof exhibitors
        | keyof typeof fields
        | keyof typeof files
        | keyof typeof forms
        | keyof typeof halls
        | keyof typeof news
        | keyof typeof pages
        | keyof typeof places
        | keyof typeof programme
        | keyof typeof services
        | keyof typeof shell
        | keyof typeof visit;
    }
  }
}

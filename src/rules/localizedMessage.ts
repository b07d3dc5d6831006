/** What is said to whoever writes a form: the id of a text of the catalogs, what is filled in, and the same in English. */
import type { Issue } from './issue';
import { fillIn } from './messages/issueText';

export interface LocalizedMessage extends Issue {
  /** As commands and the API say it. */
  english: string;
}

/** Fills a text in. Nobody writes the words beside the catalog. */
export const localized = (
  { id, defaultMessage }: { id: string; defaultMessage: string },
  values?: Issue['values'],
): LocalizedMessage => ({
  id,
  ...(values && { values }),
  english: fillIn(defaultMessage, values),
});

/** A message for form designers: the id of a catalog text, its values, and the English text. */
import type { Issue } from './issue';
import { fillIn } from './messages/issueText';

export interface LocalizedMessage extends Issue {
  /** For commands and the API. */
  english: string;
}

/** Builds a message from a catalog text, which is the only source of its wording. */
export const localizeMessage = (
  { id, defaultMessage }: { id: string; defaultMessage: string },
  values?: Issue['values'],
): LocalizedMessage => ({
  id,
  ...(values && { values }),
  english: fillIn(defaultMessage, values),
});

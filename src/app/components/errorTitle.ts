import type { MessageDescriptor } from 'react-intl';
import { errorMessages } from './messages';

/** What the error page of a status is called, in its heading and in its document's title. */
export function errorTitle(status: number): MessageDescriptor {
  if (status === 404) return errorMessages.notFoundTitle;
  if (status === 429) return errorMessages.tooManyTitle;
  return status >= 500 ? errorMessages.networkTitle : errorMessages.otherTitle;
}

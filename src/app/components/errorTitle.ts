import type { MessageDescriptor } from 'react-intl';

/** What the error page of a status is called, in its heading and in its document's title. */
export function errorTitle(status: number): MessageDescriptor {
  if (status === 404) return { id: 'error.notFoundTitle' };
  if (status === 429) return { id: 'error.tooManyTitle' };
  return status >= 500 ? { id: 'error.networkTitle' } : { id: 'error.otherTitle' };
}

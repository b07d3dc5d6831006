/** A message of the form checks in the page's language. */
import type { IntlShape } from 'react-intl';
import type { TextId } from '@/lib/textIds';
import type { LocalizedMessage } from '@/rules/localizedMessage';

/** @param format The page's `formatMessage`; its catalogs contain every message (rules/forms/diagnostics). */
export const formatDiagnostic = (
  { id, values, english }: LocalizedMessage,
  format: IntlShape['formatMessage'],
): string => format({ id: id as TextId, defaultMessage: english }, values);

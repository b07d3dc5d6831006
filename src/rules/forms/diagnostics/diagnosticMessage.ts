import type { Issue } from '../../issue';
import { localizeMessage, type LocalizedMessage } from '../../localizedMessage';
import { diagnosticMessages, type DiagnosticName } from './messages';

/** The message of a check, or its hint. */
export const diagnosticMessage = (name: DiagnosticName, values?: Issue['values']): LocalizedMessage =>
  localizeMessage(diagnosticMessages[name], values);

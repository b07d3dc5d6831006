import type { Issue } from '../../issue';
import { localized, type LocalizedMessage } from '../../localizedMessage';
import { findingMessages, type FindingName } from './messages';

/** The message of a check, or its hint. */
export const say = (name: FindingName, values?: Issue['values']): LocalizedMessage =>
  localized(findingMessages[name], values);

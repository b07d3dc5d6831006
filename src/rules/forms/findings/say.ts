import type { Issue } from '../../issue';
import { localized, type LocalizedMessage } from '../../localizedMessage';
import { findingMessages, type FindingName } from './messages';

/** What a check says, or its hint. */
export const say = (name: FindingName, values?: Issue['values']): LocalizedMessage => localized(findingMessages[name], values);

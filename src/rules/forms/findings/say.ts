import type { Issue } from '../../issue';
import { said, type Said } from '../../said';
import { findingMessages, type FindingName } from './messages';

/** What a check says, or its hint. */
export const say = (name: FindingName, values?: Issue['values']): Said => said(findingMessages[name], values);

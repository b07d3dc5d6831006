import type { Issue } from '../issue';
import { localise, type Locale } from '../locales';
import { issueTexts, type IssueId } from './texts';

export const isIssueId = (id: string): id is IssueId => Object.hasOwn(issueTexts, id);

/** Fills `{name}` placeholders; the texts need no plural forms, so no ICU parser is loaded. */
export const fillIn = (text: string, values: Issue['values']): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values?.[name] ?? placeholder));

/** The text of an issue; an unknown id (from a newer server) gets the general text instead of the bare id. */
export const formatIssue = ({ id, values }: Issue, locale: Locale): string =>
  fillIn(localise(issueTexts[isIssueId(id) ? id : 'form.type'], locale), values);

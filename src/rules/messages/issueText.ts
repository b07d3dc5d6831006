import type { Issue } from '../issue';
import { localise, type Locale } from '../locales';
import { issueTexts, type IssueId } from './texts';

export const isIssueId = (id: string): id is IssueId => Object.hasOwn(issueTexts, id);

/** Puts values into `{name}` places; the texts need no plural forms, so no ICU parser is loaded for them. */
export const fillIn = (text: string, values: Issue['values']): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values?.[name] ?? place));

/** The text of an issue; an unknown id (a newer server's) shows the general words instead of a bare id. */
export const issueText = ({ id, values }: Issue, locale: Locale): string =>
  fillIn(localise(issueTexts[isIssueId(id) ? id : 'form.type'], locale), values);

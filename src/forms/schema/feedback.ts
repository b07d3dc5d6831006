/** Formily's feedback is a list of strings. An issue passes through it as JSON and becomes text where it is shown. */
import type { Issue } from '@/rules/issue';

/** An issue of the rules, or of the server, which sends it with localised text. */
export interface DisplayIssue extends Issue {
  text?: string;
}

export const encodeIssue = (issue: DisplayIssue): string => JSON.stringify(issue);

export function decodeIssue(message: string): DisplayIssue {
  try {
    const parsed: unknown = JSON.parse(message);
    if (typeof parsed === 'object' && parsed !== null && 'id' in parsed) return parsed as DisplayIssue;
  } catch {
    // Not an encoded issue: a plain message set on the field.
  }
  return { id: 'form.type', text: message };
}

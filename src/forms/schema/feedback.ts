/** Formily's feedback is a list of strings; an issue travels through it as JSON and is put into words where it is shown. */
import type { Issue } from '@/rules/issue';

/** An issue of the rules, or of the server, which has said it in the reader's language already. */
export interface ShownIssue extends Issue {
  text?: string;
}

export const encodeIssue = (issue: ShownIssue): string => JSON.stringify(issue);

export function decodeIssue(message: string): ShownIssue {
  try {
    const parsed: unknown = JSON.parse(message);
    if (typeof parsed === 'object' && parsed !== null && 'id' in parsed) return parsed as ShownIssue;
  } catch {
    // Not ours: a message that some code set on the field in words.
  }
  return { id: 'form.type', text: message };
}

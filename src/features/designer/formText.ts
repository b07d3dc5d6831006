/** The text of a form as a designer reads it: two spaces, a text in its five languages on as many lines. */

/** @returns The form's own text again, in order; null where it is no JSON. */
export function tidied(text: string): string | null {
  try {
    return `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
  } catch {
    return null;
  }
}

/** The published form as the text of its next version. */
export function nextVersionText(definition: object, version: number): string {
  const { $schema: _schema, ...rest } = definition as Record<string, unknown>;
  return `${JSON.stringify({ $schema: '../meta.schema.json', ...rest, version }, null, 2)}\n`;
}

/** A published version as text. */
export const versionText = (definition: object): string => `${JSON.stringify(definition, null, 2)}\n`;

/** The text of a form for designers: two spaces of indentation, each localised text on five lines. */

/** @returns The reformatted text; null if it is not JSON. */
export function reformat(text: string): string | null {
  try {
    return `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
  } catch {
    return null;
  }
}

/** A published form as the text of its next version. */
export function serialiseNextVersion(definition: object, version: number): string {
  const { $schema: _schema, ...rest } = definition as Record<string, unknown>;
  return `${JSON.stringify({ $schema: '../meta.schema.json', ...rest, version }, null, 2)}\n`;
}

/** A published version as text. */
export const serialiseVersion = (definition: object): string => `${JSON.stringify(definition, null, 2)}\n`;

/** Parses docs/security.md: each risk with its statements and the tests that prove them. */

interface TestReference {
  file: string;
  title: string;
}

export interface Risk {
  risk: string;
  statements: { statement: string; tests: TestReference[] }[];
}

export const DOCUMENT = 'docs/security.md';

/** Sections of `### risk`, statements as `- …`, tests below them as `  - \`file\`: title`. */
export function risksOf(text: string): Risk[] {
  const risks: Risk[] = [];
  const [, body = ''] = text.split(/^## Risks and their tests$/m);
  for (const line of (body.split(/^## /m)[0] ?? '').split('\n')) {
    const heading = /^### (.+)$/.exec(line)?.[1];
    if (heading !== undefined) risks.push({ risk: heading, statements: [] });
    const testLine = /^ {2}- `([^`]+)`: (.+)$/.exec(line);
    const statement = /^- (.+)$/.exec(line)?.[1];
    const statements = risks.at(-1)?.statements;
    if (statement !== undefined) statements?.push({ statement, tests: [] });
    else if (testLine) statements?.at(-1)?.tests.push({ file: testLine[1] ?? '', title: testLine[2] ?? '' });
  }
  return risks;
}

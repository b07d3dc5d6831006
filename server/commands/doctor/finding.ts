/** The result of one check. */
export interface Finding {
  /** `bad` prevents the configured site from running; `mind` is a warning. */
  level: 'good' | 'mind' | 'bad';
  /** The finding as a sentence. */
  says: string;
  /** Advice; always present unless the result is good. */
  todo?: string;
}

export const good = (says: string): Finding => ({ level: 'good', says });
export const mind = (says: string, todo: string): Finding => ({ level: 'mind', says, todo });
export const bad = (says: string, todo: string): Finding => ({ level: 'bad', says, todo });

const SIGN = { good: 'ok   ', mind: 'mind ', bad: 'BAD  ' } as const;

/** The findings with their advice, and a summary, as lines. */
export function report(findings: readonly Finding[]): string[] {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const lines = findings.flatMap(({ level, says, todo }) => [
    `${SIGN[level]}${says}`,
    ...(todo ? [`     → ${todo}`] : []),
  ]);
  return [...lines, `${count('good')} good, ${count('mind')} to mind, ${count('bad')} bad.`];
}

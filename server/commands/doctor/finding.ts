/** What a look at one thing gave. */
export interface Finding {
  /** `bad` keeps the site from running as it is configured; `mind` is worth a thought. */
  level: 'good' | 'mind' | 'bad';
  /** What was found, a sentence. */
  says: string;
  /** What to do about it; always there unless it is good. */
  todo?: string;
}

export const good = (says: string): Finding => ({ level: 'good', says });
export const mind = (says: string, todo: string): Finding => ({ level: 'mind', says, todo });
export const bad = (says: string, todo: string): Finding => ({ level: 'bad', says, todo });

const SIGN = { good: 'ok   ', mind: 'mind ', bad: 'BAD  ' } as const;

/** The lines to show: each finding, with what to do below it, and the sum. */
export function report(findings: readonly Finding[]): string[] {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const lines = findings.flatMap(({ level, says, todo }) => [
    `${SIGN[level]}${says}`,
    ...(todo ? [`     → ${todo}`] : []),
  ]);
  return [...lines, `${count('good')} good, ${count('mind')} to mind, ${count('bad')} bad.`];
}

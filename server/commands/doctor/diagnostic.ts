/** The result of one check. */
export interface Diagnostic {
  /** `failure` prevents the configured site from running. */
  level: 'ok' | 'warning' | 'failure';
  /** The result as a sentence. */
  message: string;
  /** Always present unless the level is `ok`. */
  advice?: string;
}

export const ok = (message: string): Diagnostic => ({ level: 'ok', message });
export const warning = (message: string, advice: string): Diagnostic => ({ level: 'warning', message, advice });
export const failure = (message: string, advice: string): Diagnostic => ({ level: 'failure', message, advice });

const SIGN = { ok: 'ok   ', warning: 'warn ', failure: 'FAIL ' } as const;

/** The diagnostics with their advice, and a summary, as lines. */
export function formatReport(diagnostics: readonly Diagnostic[]): string[] {
  const count = (level: Diagnostic['level']) => diagnostics.filter((diagnostic) => diagnostic.level === level).length;
  const lines = diagnostics.flatMap(({ level, message, advice }) => [
    `${SIGN[level]}${message}`,
    ...(advice ? [`     → ${advice}`] : []),
  ]);
  return [...lines, `${count('ok')} ok, ${count('warning')} warnings, ${count('failure')} failures.`];
}

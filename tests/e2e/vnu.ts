/** The W3C's HTML checker (vnu-jar) on rendered pages. It needs Java: apt-get install default-jre-headless. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const jar = createRequire(resolve('package.json'))('vnu-jar') as string;

interface CheckerMessage {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

/**
 * @param pages HTML by URL.
 * @returns Each error as a line with the page's URL.
 */
export async function htmlErrors(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'html-'));
  try {
    const urls = [...pages.keys()];
    urls.forEach((pageUrl, index) => writeFileSync(join(folder, `${index}.html`), pages.get(pageUrl) ?? ''));
    const { stderr } = await promisify(execFile)(
      'java',
      ['-Xss4m', '-jar', jar, '--errors-only', '--format', 'json', '--exit-zero-always', folder],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const { messages } = JSON.parse(stderr) as { messages: CheckerMessage[] };
    return messages.map(({ url, message, extract }) => {
      const pageUrl = urls[Number(basename(url ?? '', '.html'))] ?? url;
      return `${pageUrl}: ${message} ${extract?.replace(/\s+/g, ' ').slice(0, 120) ?? ''}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

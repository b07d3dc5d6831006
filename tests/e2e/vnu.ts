/** The W3C's HTML checker (vnu-jar) on rendered pages. It needs Java: apt-get install default-jre-headless. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const jar = createRequire(resolve('package.json'))('vnu-jar') as string;

interface Finding {
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
    const addresses = [...pages.keys()];
    addresses.forEach((address, index) => writeFileSync(join(folder, `${index}.html`), pages.get(address) ?? ''));
    const { stderr } = await promisify(execFile)(
      'java',
      ['-Xss4m', '-jar', jar, '--errors-only', '--format', 'json', '--exit-zero-always', folder],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const { messages } = JSON.parse(stderr) as { messages: Finding[] };
    return messages.map(({ url, message, extract }) => {
      const address = addresses[Number(basename(url ?? '', '.html'))] ?? url;
      return `${address}: ${message} ${extract?.replace(/\s+/g, ' ').slice(0, 120) ?? ''}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

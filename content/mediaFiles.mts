/** Lists the files of public/media with size and fingerprint in content/media-files.json, from which the import takes them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

export function listMediaFiles(): void {
  const items = ['video', 'files'].flatMap((folder) =>
    readdirSync(`public/media/${folder}`)
      .sort()
      .map((name) => {
        const bytes = readFileSync(`public/media/${folder}/${name}`);
        const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
        return { id: `${folder}/${name}`, size: bytes.length, version };
      }),
  );
  const lines = items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  writeFileSync('content/media-files.json', `{\n  "items": [\n${lines}\n  ]\n}\n`);
}

import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import { isSameOriginPath } from '@/rules/sameOriginPath';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { Stack } from '@/ui/layout/Layout';
import styles from './FileViewerView.module.css';

export type ViewerFile =
  | { kind: 'pdf' | 'picture' | 'video'; url: string; name: string }
  /** No file in the query, one of another site, one that the viewer does not open, one that does not exist. */
  | { kind: 'none' | 'external' | 'unsupported' | 'missing' };

const KINDS: Record<string, 'pdf' | 'picture' | 'video'> = {
  pdf: 'pdf',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  webp: 'picture',
  avif: 'picture',
  gif: 'picture',
  svg: 'picture',
  mp4: 'video',
  webm: 'video',
};
/** Folders with files. No other path is shown, so that no page of the site can be framed in another. */
const FOLDERS = /^\/(?:media|art|static)\//;

/** Parses the file of a query. Only files of this origin are shown; everything else is an error. */
export function parseViewerFile(query: URLSearchParams): ViewerFile {
  const url = (query.get('url') ?? query.get('file') ?? '').trim();
  if (url === '') return { kind: 'none' };
  if (!isSameOriginPath(url)) return { kind: 'external' };
  // Normalised as in a browser: `/media/../api` is not a file.
  const { pathname, search } = new URL(url, 'https://site.invalid');
  const name = pathname.split('/').pop() ?? '';
  const kind = KINDS[name.split('.').pop()?.toLowerCase() ?? ''];
  return kind && FOLDERS.test(pathname) ? { kind, url: pathname + search, name } : { kind: 'unsupported' };
}

/** The same file with a response to show, not to save. */
export const inlineUrl = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}inline=1`;

const ERRORS = {
  none: { title: { id: 'fileViewer.noFileTitle' }, text: { id: 'fileViewer.noFileText' } },
  external: { title: { id: 'fileViewer.blockedTitle' }, text: { id: 'fileViewer.blockedText' } },
  unsupported: { title: { id: 'fileViewer.kindTitle' }, text: { id: 'fileViewer.kindText' } },
  missing: { title: { id: 'fileViewer.missingTitle' }, text: { id: 'fileViewer.missingText' } },
} as const;

/** Why nothing is shown, and where to find files. */
function NoFile({ reason }: { reason: keyof typeof ERRORS }) {
  const locale = useLocale();
  return (
    <div className={styles.error}>
      <img src="/art/sheet/0/file-viewer.svg?w=520&h=320&ground=tint" alt="" width={520} height={320} />
      <div>
        <p className={styles.label}>
          <FormattedMessage id="fileViewer.title" />
        </p>
        <h1 className={styles.errorTitle}>
          <FormattedMessage {...ERRORS[reason].title} />
        </h1>
        <p role={reason === 'none' ? undefined : 'alert'}>
          <FormattedMessage {...ERRORS[reason].text} />
        </p>
        <Stack as="p" inRow gap={2} className={styles.actions}>
          <Anchor href={paths.audienceDownload.href({ lang: locale })} className={buttonClass('secondary')}>
            <FormattedMessage id="fileViewer.back" />
          </Anchor>
          <Anchor href={paths.home.href({ lang: locale })} className={buttonClass('quiet')}>
            <FormattedMessage id="fileViewer.home" />
          </Anchor>
        </Stack>
      </div>
    </div>
  );
}

/** A PDF in the browser's viewer, a picture or a video, with a link to the file itself. */
export function FileViewerView({ file }: { file: ViewerFile }) {
  const { formatMessage } = useIntl();
  if (!('url' in file)) return <NoFile reason={file.kind} />;
  const { kind, url, name } = file;
  const fileUrl = inlineUrl(url);
  return (
    <div className={styles.viewer} data-on-dark>
      <div className={styles.bar}>
        <h1 className={styles.name}>{name}</h1>
        <Stack as="p" inRow gap={2} className={styles.actions}>
          <a href={fileUrl} className={buttonClass('outline', 'small')}>
            <FormattedMessage id="fileViewer.open" />
          </a>
          <a href={url} className={buttonClass('light', 'small')} download={name}>
            <Icon name="download" size={18} />
            <FormattedMessage id="fileViewer.download" />
          </a>
        </Stack>
      </div>
      {kind === 'pdf' && <iframe className={styles.frame} src={fileUrl} title={name} />}
      {kind === 'picture' && <img className={styles.picture} src={url} alt={name} />}
      {kind === 'video' && (
        <video className={styles.picture} src={url} controls playsInline preload="metadata" aria-label={name} />
      )}
      <p className={styles.note}>{formatMessage({ id: 'fileViewer.kindText' })}</p>
    </div>
  );
}

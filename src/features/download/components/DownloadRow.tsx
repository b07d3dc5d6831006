import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DownloadItem } from '@/api/types';
import { dayText } from '@/i18n/dates';
import { langOf, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Button, buttonClass } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useHydrated } from '@/ui/useHydrated';
import { downloadMessages } from '../messages';
import { AskDialog, AskForm, type Asked } from './AskDialog';
import styles from './DownloadRow.module.css';

export interface DownloadActions {
  /** Notes that somebody took a file. */
  onTake: (id: string) => void;
  /** Notes who takes a file that asks for it, and fetches it; rejects when that failed. */
  onAsk: (id: string, who: Asked) => Promise<void>;
}

interface DownloadRowProps extends DownloadActions {
  item: DownloadItem;
  locale: Locale;
}

const KILOBYTE = 1024;

/** `84 KB`, `1.2 MB` */
function FileSize({ bytes }: { bytes: number }) {
  const { formatMessage, formatNumber } = useIntl();
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE
    ? formatMessage(downloadMessages.kilobytes, { size: formatNumber(Math.max(1, Math.round(kilobytes))) })
    : formatMessage(downloadMessages.megabytes, {
        size: formatNumber(kilobytes / KILOBYTE, { maximumFractionDigits: 1 }),
      });
}

/** A file: its kind as a sign, title, what is in it, size, day and the way to it. */
export function DownloadRow({ item, locale, onTake, onAsk }: DownloadRowProps) {
  const { formatMessage } = useIntl();
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  const { id, title, summary, typeName, fileName, size, updatedAt, downloads, url, lang } = item;
  const kind = fileName.split('.').pop() ?? '';
  return (
    <article className={styles.row}>
      <span className={styles.kind} data-kind={kind} aria-hidden="true">
        {kind.toUpperCase()}
      </span>
      <div>
        <h2 className={styles.title} lang={langOf(lang, locale)}>
          {title}
        </h2>
        <p lang={langOf(lang, locale)}>{summary}</p>
        <p className={styles.meta}>
          <span>{typeName}</span>
          <span>
            {kind.toUpperCase()}, <FileSize bytes={size} />
          </span>
          <span>{formatMessage(downloadMessages.updated, { date: dayText(updatedAt, locale) })}</span>
          {downloads > 0 && <span>{formatMessage(downloadMessages.downloads, { count: downloads })}</span>}
        </p>
      </div>
      <div className={styles.actions} data-no-print>
        {url !== null && kind === 'pdf' && (
          <a
            className={buttonClass('quiet', 'small')}
            href={`${paths.fileViewer.href()}?url=${encodeURIComponent(url)}&lang=${locale}`}
            aria-label={formatMessage(downloadMessages.viewOf, { title })}
          >
            <FormattedMessage {...downloadMessages.view} />
          </a>
        )}
        {url !== null && (
          <a className={buttonClass('second', 'small')} href={url} download={fileName} onClick={() => onTake(id)}>
            <Icon name="download" size={18} />
            <FormattedMessage {...downloadMessages.download} />
            <span className="visually-hidden">{title}</span>
          </a>
        )}
        {url === null && hydrated && (
          <Button size="small" onClick={() => setAsking(true)}>
            <Icon name="download" size={18} />
            <FormattedMessage {...downloadMessages.download} />
            <span className="visually-hidden">{title}</span>
          </Button>
        )}
        {url === null && !hydrated && <AskForm title={title} fileName={fileName} />}
      </div>
      {asking && <AskDialog title={title} onClose={() => setAsking(false)} onSend={(who) => onAsk(id, who)} />}
    </article>
  );
}

import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { DownloadAudience, DownloadItem, DownloadType } from '@/api';
import type { SubmitFailure } from '@/forms/submit';
import { useLocale } from '@/i18n/useLocale';
import { formatDate } from '@/i18n/dates';
import { formatList } from '@/i18n/lists';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { LinkTabs } from '@/ui/controls/LinkTabs';
import { PageHeading } from '@/ui/layout/PageHeading';
import { Skeleton } from '@/ui/display/Skeleton';
import { EmptyState, ErrorState } from '@/ui/display/State';
import { useHydrated } from '@/ui/hooks/useHydrated';
import { DownloadContactDialog, type DownloadContact, DownloadContactForm, fieldText } from './DownloadContactDialog';
import styles from './DownloadsView.module.css';

interface DownloadActions {
  /** Records a download. */
  onDownload: (id: string) => void;
  /** Records the contact details that a gated download requires, and fetches the file; resolves with the error, if any. */
  onSubmitContact: (id: string, contact: DownloadContact) => Promise<SubmitFailure | void>;
}

interface DownloadRowProps extends DownloadActions {
  item: DownloadItem;
}

const KILOBYTE = 1024;

/** `84 KB`, `1.2 MB` */
function formatFileSize(bytes: number, { formatMessage, formatNumber }: IntlShape): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE
    ? formatMessage({ id: 'download.kilobytes' }, { size: formatNumber(Math.max(1, Math.round(kilobytes))) })
    : formatMessage(
        { id: 'download.megabytes' },
        {
          size: formatNumber(kilobytes / KILOBYTE, { maximumFractionDigits: 1 }),
        },
      );
}

/** A file: type icon, title, summary, size, date and link. */
function DownloadRow({ item, onDownload, onSubmitContact }: DownloadRowProps) {
  const locale = useLocale();
  const intl = useIntl();
  const { formatMessage } = intl;
  const hydrated = useHydrated();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { id, title, summary, typeName, fileName, size, updatedAt, downloads, url, lang } = item;
  // A gated file has no URL until its contact details are sent.
  const isGated = url === null;
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
          <span>{formatList([kind.toUpperCase(), formatFileSize(size, intl)], locale)}</span>
          <span>{formatMessage({ id: 'download.updated' }, { date: formatDate(updatedAt, locale) })}</span>
          {downloads > 0 && <span>{formatMessage({ id: 'download.downloads' }, { count: downloads })}</span>}
        </p>
      </div>
      <div className={styles.actions} data-no-print>
        {url !== null && kind === 'pdf' && (
          <a
            className={buttonClass('quiet', 'small')}
            href={`${paths.fileViewer.href()}?url=${encodeURIComponent(url)}&lang=${locale}`}
            aria-label={formatMessage({ id: 'download.viewOf' }, { title })}
          >
            <FormattedMessage id="download.view" />
          </a>
        )}
        {url !== null && (
          <a
            className={buttonClass('secondary', 'small')}
            href={url}
            download={fileName}
            onClick={() => onDownload(id)}
            aria-label={formatMessage({ id: 'download.downloadOf' }, { title })}
          >
            <Icon name="download" size={18} />
            <FormattedMessage id="download.download" />
          </a>
        )}
        {isGated && hydrated && (
          <Button
            size="small"
            onClick={() => setIsDialogOpen(true)}
            aria-label={formatMessage({ id: 'download.downloadOf' }, { title })}
          >
            <Icon name="download" size={18} />
            <FormattedMessage id="download.download" />
          </Button>
        )}
        {isGated && !hydrated && <DownloadContactForm title={title} fileName={fileName} />}
      </div>
      {isDialogOpen && (
        <DownloadContactDialog
          title={title}
          onClose={() => setIsDialogOpen(false)}
          onSend={(contact) => onSubmitContact(id, contact)}
        />
      )}
    </article>
  );
}

interface DownloadsViewProps extends DownloadActions {
  audience: DownloadAudience;
  /** All types of the audience, parents before their children. */
  types: readonly DownloadType[];
  /** The current type; none for all. */
  typeId?: string;
  /** The current search text. */
  keyword: string;
  /** Absent while they are loading, or when they failed. */
  items?: readonly DownloadItem[];
  onRetry?: () => void;
  onSearch: (keyword: string) => void;
}

const ART = { visitor: '/art/sheet/3', exhibitor: '/art/press/2' } as const;

/** Files by type and search text. The form works without JavaScript; with it there is no page load. */
export function DownloadsView(props: DownloadsViewProps) {
  const locale = useLocale();
  const { audience, types, typeId, keyword, items, onRetry, onSearch, onDownload, onSubmitContact } = props;
  const { formatMessage } = useIntl();
  const path = audience === 'visitor' ? paths.audienceDownload : paths.exhibitorDownload;
  const href = (type?: string) => path.href({ lang: locale, type });
  const currentType = types.find(({ id }) => id === typeId);
  const tabs = [
    { href: href(), name: formatMessage({ id: 'download.all' }), isCurrent: typeId === undefined },
    ...types
      .filter(({ count }) => count > 0)
      .map(({ id, name, count }) => ({ href: href(id), name, count, isCurrent: id === typeId })),
  ];
  return (
    <>
      <PageHeading
        title={currentType?.name ?? formatMessage({ id: `download.${audience}Title` })}
        lead={formatMessage({ id: `download.${audience}Lead` })}
        picture={{ url: `${ART[audience]}/downloads-${audience}.svg?w=960&h=640&ground=none`, width: 960, height: 640 }}
      />
      <div className={styles.inner}>
        <LinkTabs label={formatMessage({ id: 'download.types' })} tabs={tabs} />
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {items && formatMessage({ id: 'download.count' }, { count: items.length })}
          </p>
          <form
            className={styles.search}
            action={href(typeId)}
            method="get"
            role="search"
            aria-label={formatMessage({ id: 'download.searchLabel' })}
            data-no-print
            onSubmit={(event) => {
              event.preventDefault();
              onSearch(fieldText(event.currentTarget.elements, 'k'));
            }}
          >
            <div className={styles.label}>
              <input
                key={keyword}
                className={styles.field}
                aria-label={formatMessage({ id: 'download.searchLabel' })}
                type="search"
                name="k"
                maxLength={60}
                defaultValue={keyword}
                placeholder={formatMessage({ id: 'download.searchLabel' })}
              />
            </div>
            <Button type="submit">
              <Icon name="search" />
              <FormattedMessage id="ui.search" />
            </Button>
          </form>
        </div>
        {!items && onRetry && (
          <ErrorState
            title={formatMessage({ id: 'download.failed' })}
            text={formatMessage({ id: 'download.failedText' })}
            actions={<Button onClick={onRetry}>{formatMessage({ id: 'ui.retry' })}</Button>}
          />
        )}
        {!items && !onRetry && <Skeleton height="640px" className={styles.skeleton} />}
        {items?.length === 0 && (
          <EmptyState
            title={formatMessage({ id: 'download.empty' })}
            text={formatMessage({ id: 'download.emptyText' })}
            actions={
              <Anchor href={href()} className={buttonClass('quiet')}>
                {formatMessage({ id: 'download.reset' })}
              </Anchor>
            }
          />
        )}
        {items && items.length > 0 && (
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                <DownloadRow item={item} onDownload={onDownload} onSubmitContact={onSubmitContact} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

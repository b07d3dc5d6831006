import { FormattedMessage, useIntl } from 'react-intl';
import type { DownloadAudience, DownloadItem, DownloadType } from '@/api/types';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { LinkTabs } from '@/ui/LinkTabs';
import { uiMessages } from '@/ui/messages';
import { PageHeading } from '@/ui/PageHeading';
import { Skeleton } from '@/ui/Skeleton';
import { EmptyState, ErrorState } from '@/ui/State';
import { downloadMessages } from '../messages';
import { valueOf } from './AskDialog';
import { DownloadRow, type DownloadActions } from './DownloadRow';
import styles from './DownloadsView.module.css';

interface DownloadsViewProps extends DownloadActions {
  locale: Locale;
  audience: DownloadAudience;
  /** All types of the audience, those above before those below them. */
  types: readonly DownloadType[];
  /** The present type; none for all. */
  typeId?: string;
  /** The word that the list answers. */
  keyword: string;
  /** Absent while they are loading, or when they failed. */
  items?: readonly DownloadItem[];
  onRetry?: () => void;
  onSearch: (keyword: string) => void;
}

const ART = { visitor: '/art/sheet/3', exhibitor: '/art/press/2' } as const;

/** Files by type and word. The form works by itself; with JavaScript nothing is loaded anew. */
export function DownloadsView(props: DownloadsViewProps) {
  const { locale, audience, types, typeId, keyword, items, onRetry, onSearch, onTake, onAsk } = props;
  const { formatMessage } = useIntl();
  const path = audience === 'visitor' ? paths.audienceDownload : paths.exhibitorDownload;
  const href = (type?: string) => path.href({ lang: locale, type });
  const present = types.find(({ id }) => id === typeId);
  const tabs = [
    { href: href(), name: formatMessage(downloadMessages.all), isCurrent: typeId === undefined },
    ...types
      .filter(({ count }) => count > 0)
      .map(({ id, name, count }) => ({ href: href(id), name, count, isCurrent: id === typeId })),
  ];
  return (
    <>
      <PageHeading
        title={present?.name ?? formatMessage(downloadMessages[`${audience}Title`])}
        lead={formatMessage(downloadMessages[`${audience}Lead`])}
        picture={{ url: `${ART[audience]}/downloads-${audience}.svg?w=960&h=640&ground=none`, width: 960, height: 640 }}
      />
      <div className={styles.inner}>
        <LinkTabs label={formatMessage(downloadMessages.types)} tabs={tabs} />
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {items && formatMessage(downloadMessages.count, { count: items.length })}
          </p>
          <form
            className={styles.search}
            action={href(typeId)}
            method="get"
            role="search"
            aria-label={formatMessage(downloadMessages.searchLabel)}
            data-no-print
            onSubmit={(event) => {
              event.preventDefault();
              onSearch(valueOf(event.currentTarget.elements, 'k'));
            }}
          >
            <div className={styles.label}>
              <input
                key={keyword}
                className={styles.field}
                aria-label={formatMessage(downloadMessages.searchLabel)}
                type="search"
                name="k"
                maxLength={60}
                defaultValue={keyword}
                placeholder={formatMessage(downloadMessages.searchLabel)}
              />
            </div>
            <Button type="submit">
              <Icon name="search" />
              <FormattedMessage {...downloadMessages.search} />
            </Button>
          </form>
        </div>
        {!items && onRetry && (
          <ErrorState
            title={formatMessage(downloadMessages.failed)}
            text={formatMessage(downloadMessages.failedText)}
            actions={<Button onClick={onRetry}>{formatMessage(uiMessages.retry)}</Button>}
          />
        )}
        {!items && !onRetry && <Skeleton height="640px" className={styles.waiting} />}
        {items?.length === 0 && (
          <EmptyState
            title={formatMessage(downloadMessages.empty)}
            text={formatMessage(downloadMessages.emptyText)}
            actions={
              <Anchor href={href()} className={buttonClass('quiet')}>
                {formatMessage(downloadMessages.reset)}
              </Anchor>
            }
          />
        )}
        {items && items.length > 0 && (
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                <DownloadRow item={item} locale={locale} onTake={onTake} onAsk={onAsk} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

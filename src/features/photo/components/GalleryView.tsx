import { useRef, useState, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImagePage, MediaType } from '@/api/types';
import { langOf, type Locale } from '@/i18n/locales';
import { withPage } from '@/lib/listSearch';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { LinkTabs } from '@/ui/LinkTabs';
import { uiMessages } from '@/ui/messages';
import { Pagination } from '@/ui/Pagination';
import { Skeleton } from '@/ui/Skeleton';
import { EmptyState, ErrorState } from '@/ui/State';
import { photoMessages } from '../messages';
import { Lightbox } from './Lightbox';
import styles from './GalleryView.module.css';

interface GalleryViewProps {
  locale: Locale;
  types: readonly MediaType[];
  /** The present type; none for all. */
  typeId?: string;
  /** Absent while it is loading, or when it failed. */
  page?: ImagePage;
  /** Set when it failed: asks again. */
  onRetry?: () => void;
}

const Waiting = () => (
  <div role="status">
    <span className="visually-hidden">
      <FormattedMessage {...uiMessages.loading} />
    </span>
    <ul className={styles.mosaic} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index} className={styles.tile}>
          <Skeleton height="100%" />
        </li>
      ))}
    </ul>
  </div>
);

/** The tiles; a click without a key held opens the picture over the page. */
function Mosaic({ page: { records }, locale }: { page: ImagePage; locale: Locale }) {
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const show = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(index);
  };
  const close = () => {
    setOpen(null);
    // Back to the tile of the picture that was seen last.
    if (open !== null) list.current?.querySelectorAll('a')[open]?.focus();
  };
  return (
    <>
      <ul ref={list} className={styles.mosaic}>
        {records.map(({ id, title, thumbnail, picture, lang }, index) => (
          <li key={id} className={styles.tile}>
            <a href={picture.url} className={styles.link} onClick={(event) => show(event, index)}>
              <img
                className={styles.picture}
                src={thumbnail.url}
                alt=""
                width={thumbnail.width}
                height={thumbnail.height}
                loading={index < 6 ? 'eager' : 'lazy'}
              />
              <span className={styles.title} lang={langOf(lang, locale)}>
                {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {open !== null && <Lightbox photos={records} index={open} locale={locale} onMove={setOpen} onClose={close} />}
    </>
  );
}

/** Photos by type as a mosaic, the newest first. */
export function GalleryView({ locale, types, typeId, page, onRetry }: GalleryViewProps) {
  const { formatMessage } = useIntl();
  const href = (type?: string) => paths.image.href({ lang: locale, type });
  const tabs = [
    { href: href(), name: formatMessage(photoMessages.all), isCurrent: typeId === undefined },
    ...types
      .filter(({ count }) => count > 0)
      .map(({ id, name, count }) => ({ href: href(id), name, count, isCurrent: id === typeId })),
  ];
  return (
    <div className={styles.gallery}>
      <div className={styles.head}>
        <h1 className={styles.heading}>
          {types.find(({ id }) => id === typeId)?.name ?? formatMessage(photoMessages.title)}
        </h1>
        {page && page.total > 0 && (
          <p className={styles.count}>{formatMessage(photoMessages.count, { count: page.total })}</p>
        )}
      </div>
      <LinkTabs label={formatMessage(photoMessages.types)} tabs={tabs} />
      <div className={styles.body}>
        {!page && !onRetry && <Waiting />}
        {!page && onRetry && (
          <ErrorState
            title={formatMessage(photoMessages.failed)}
            text={formatMessage(photoMessages.failedText)}
            actions={<Button onClick={onRetry}>{formatMessage(uiMessages.retry)}</Button>}
          />
        )}
        {page && page.records.length === 0 && (
          <EmptyState
            title={formatMessage(photoMessages.empty)}
            text={formatMessage(photoMessages.emptyText)}
            actions={
              <Anchor href={href()} className={buttonClass('quiet')}>
                {formatMessage(photoMessages.allPhotos)}
              </Anchor>
            }
          />
        )}
        {page && page.records.length > 0 && <Mosaic key={`${typeId}-${page.current}`} page={page} locale={locale} />}
        {page && (
          <Pagination
            current={page.current}
            pages={page.pages}
            size={page.size}
            href={(current) => href(typeId) + withPage('', current)}
          />
        )}
      </div>
    </div>
  );
}

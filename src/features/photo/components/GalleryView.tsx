import { useRef, useState, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ImagePage } from '@/api/types';
import { langOf, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { uiMessages } from '@/ui/messages';
import { Skeleton } from '@/ui/Skeleton';
import type { TypedListProps } from '@/ui/lists';
import { TypedList } from '@/ui/TypedList';
import { photoMessages } from '../messages';
import { Lightbox } from './Lightbox';
import styles from './GalleryView.module.css';

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
export const GalleryView = (props: TypedListProps<ImagePage>) => {
  const { locale, typeId, page } = props;
  return (
    <TypedList
      {...props}
      messages={photoMessages}
      toAll={photoMessages.allPhotos}
      href={(type) => paths.image.href({ lang: locale, type })}
      skeleton={<Waiting />}
    >
      {page && <Mosaic key={`${typeId}-${page.current}`} page={page} locale={locale} />}
    </TypedList>
  );
};

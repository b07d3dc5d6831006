import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ImagePage, Photo } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDate } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { withPage } from '@/lib/listSearch';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/controls/Icon';
import { Picture } from '@/ui/display/Picture';
import type { TypedListProps } from '@/ui/lists/lists';
import { ListSkeleton } from '@/ui/lists/ListSkeleton';
import { Skeleton } from '@/ui/display/Skeleton';
import { TypedList } from '@/ui/lists/TypedList';
import { useHydrated } from '@/ui/hooks/useHydrated';
import styles from './GalleryView.module.css';

interface LightboxProps {
  photo: Photo;
  /** Position of the picture in the whole list, from 1. */
  position: number;
  /** The number of pictures on all pages of the list. */
  total: number;
  /** Goes to the next picture (1) or the previous one (-1). */
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** One picture in a modal. The native element traps the focus and closes on Escape. */
function Lightbox({ photo, position, total, onStep, onClose }: LightboxProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!element.current?.open) element.current?.showModal();
  }, []);
  const { title, picture, typeName, takenAt, lang } = photo;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onStep(-1);
    if (key === 'ArrowRight') onStep(1);
  };
  return (
    <dialog
      ref={element}
      className={styles.lightbox}
      aria-label={formatMessage({ id: 'photo.title' })}
      onClose={onClose}
      onKeyDown={onKeyDown}
      data-on-dark
    >
      <div className={styles.bar}>
        <p className={styles.position} role="status">
          <span className="visually-hidden">{title}. </span>
          <FormattedMessage id="photo.position" values={{ position, count: total }} />
        </p>
        <button
          type="button"
          className={styles.button}
          aria-label={formatMessage({ id: 'photo.close' })}
          onClick={() => element.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <figure className={styles.figure}>
        <Picture className={styles.lightboxPicture} image={picture} />
        <figcaption className={styles.caption}>
          <span className={styles.lightboxTitle} lang={langOf(lang, locale)}>
            {title}
          </span>
          <span className={styles.meta}>
            <span>{typeName}</span>
            {takenAt && <time dateTime={takenAt}>{formatDate(takenAt, locale)}</time>}
            <a href={picture.url} className={styles.original}>
              <FormattedMessage id="photo.original" />
            </a>
          </span>
        </figcaption>
      </figure>
      <button
        type="button"
        className={styles.previous}
        aria-label={formatMessage({ id: 'photo.previous' })}
        onClick={() => onStep(-1)}
      >
        <Icon name="arrow-left" size={24} />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={formatMessage({ id: 'photo.next' })}
        onClick={() => onStep(1)}
      >
        <Icon name="arrow-right" size={24} />
      </button>
    </dialog>
  );
}

const MosaicSkeleton = () => (
  <ListSkeleton count={8} className={styles.mosaic} itemClass={styles.tile}>
    <Skeleton height="100%" />
  </ListSkeleton>
);

/** Location state: which picture to open after the lightbox moved to another page of the list. */
type LightboxState = { openIndex?: 'first' | 'last' } | null;

/** The tiles; a plain click opens the picture in the lightbox. */
function Mosaic({ page }: { page: ImagePage }) {
  const locale = useLocale();
  const { records, total, current, pages, size } = page;
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: LightboxState };
  // The browser restores location state on reload; the server does not know it.
  const isHydrated = useHydrated();
  const initialIndex = state?.openIndex === 'first' ? 0 : state?.openIndex === 'last' ? records.length - 1 : null;
  const [selectedIndex, setChosen] = useState<number | null>();
  const openIndex = selectedIndex === undefined ? (isHydrated ? initialIndex : null) : selectedIndex;
  const photo = openIndex === null ? undefined : records[openIndex];
  const list = useRef<HTMLUListElement>(null);
  const show = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setChosen(index);
  };
  const close = () => {
    setChosen(null);
    // Back to the tile of the picture seen last.
    if (openIndex !== null) list.current?.querySelectorAll('a')[openIndex]?.focus();
  };
  const step = (direction: 1 | -1) => {
    const next = (openIndex ?? 0) + direction;
    if (records[next] || pages === 1) return setChosen((next + records.length) % records.length);
    const targetPage = ((current - 1 + direction + pages) % pages) + 1;
    void navigate(pathname + withPage('', targetPage), {
      state: { openIndex: direction === 1 ? 'first' : 'last' } satisfies LightboxState,
      preventScrollReset: true,
    });
  };
  return (
    <>
      <ul ref={list} className={styles.mosaic}>
        {records.map(({ id, title, thumbnail, picture, lang }, index) => (
          <li key={id} className={styles.tile}>
            <a href={picture.url} className={styles.link} onClick={(event) => show(event, index)}>
              <Picture className={styles.picture} image={thumbnail} alt="" loading={index < 6 ? 'eager' : 'lazy'} />
              <span className={styles.title} lang={langOf(lang, locale)}>
                {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {openIndex !== null && photo && (
        <Lightbox
          photo={photo}
          position={(current - 1) * size + openIndex + 1}
          total={total}
          onStep={step}
          onClose={close}
        />
      )}
    </>
  );
}

/** Photos by type as a mosaic, the newest first. */
export const GalleryView = (props: TypedListProps<ImagePage>) => {
  const locale = useLocale();
  const { typeId, page } = props;
  return (
    <TypedList
      {...props}
      texts="photo"
      toAll={{ id: 'photo.allPhotos' }}
      href={(type) => paths.image.href({ lang: locale, type })}
      skeleton={<MosaicSkeleton />}
    >
      {page && <Mosaic key={`${typeId}-${page.current}`} page={page} />}
    </TypedList>
  );
};

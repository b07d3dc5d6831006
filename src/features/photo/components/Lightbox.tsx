import { useEffect, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Photo } from '@/api/types';
import { dayText } from '@/i18n/dates';
import { langOf, type Locale } from '@/i18n/locales';
import { Icon } from '@/ui/Icon';
import { photoMessages } from '../messages';
import styles from './Lightbox.module.css';

interface LightboxProps {
  photo: Photo;
  /** Place of the picture among all of the list, from 1. */
  position: number;
  /** How many pictures the list has on all of its pages. */
  total: number;
  locale: Locale;
  /** Goes to the next picture (1) or the one before (-1). */
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** One picture over the page. The native element keeps the focus inside and closes on Escape. */
export function Lightbox({ photo, position, total, locale, onStep, onClose }: LightboxProps) {
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
      aria-label={formatMessage(photoMessages.title)}
      onClose={onClose}
      onKeyDown={onKeyDown}
      data-on-ink
    >
      <div className={styles.bar}>
        <p className={styles.position} role="status">
          <span className="visually-hidden">{title}. </span>
          <FormattedMessage {...photoMessages.position} values={{ position, count: total }} />
        </p>
        <button
          type="button"
          className={styles.button}
          aria-label={formatMessage(photoMessages.close)}
          onClick={() => element.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <figure className={styles.figure}>
        <img
          className={styles.picture}
          src={picture.url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
        />
        <figcaption className={styles.caption}>
          <span className={styles.title} lang={langOf(lang, locale)}>
            {title}
          </span>
          <span className={styles.meta}>
            <span>{typeName}</span>
            {takenAt && <time dateTime={takenAt}>{dayText(takenAt, locale)}</time>}
            <a href={picture.url} className={styles.original}>
              <FormattedMessage {...photoMessages.original} />
            </a>
          </span>
        </figcaption>
      </figure>
      <button
        type="button"
        className={styles.previous}
        aria-label={formatMessage(photoMessages.previous)}
        onClick={() => onStep(-1)}
      >
        <Icon name="arrow-left" size={24} />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={formatMessage(photoMessages.next)}
        onClick={() => onStep(1)}
      >
        <Icon name="arrow-right" size={24} />
      </button>
    </dialog>
  );
}

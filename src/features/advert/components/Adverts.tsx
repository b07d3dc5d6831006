import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdvertDisplay } from '@/api';
import type { Timers } from '@/state/services';
import { Anchor } from '@/ui/controls/Anchor';
import { Picture } from '@/ui/display/Picture';
import { Card, Scroller } from '@/ui/layout/Layout';
import styles from './Adverts.module.css';

/** An advert counts as viewed when half of it was visible for this long. */
const VIEW_THRESHOLD_MS = 1_000;

interface AdvertsProps {
  adverts: readonly AdvertDisplay[];
  /** A second place on the same page has another label. */
  isSecond?: boolean;
  timers: Pick<Timers, 'after'>;
  onView: (id: string) => void;
  onClick: (id: string) => void;
}

/**
 * The adverts of a place, each with its sponsor. Small pictures of a fixed size: nothing shifts, and none is the
 * largest element of a page.
 */
export function Adverts({ adverts, isSecond = false, ...on }: AdvertsProps) {
  const { formatMessage } = useIntl();
  if (adverts.length === 0) return null;
  return (
    <aside
      className={styles.place}
      aria-label={formatMessage(isSecond ? { id: 'adverts.secondPlace' } : { id: 'adverts.place' })}
      data-no-print
    >
      <Scroller as="ul" className={styles.list}>
        {adverts.map((advert) => (
          <li key={advert.id}>
            <Advert advert={advert} {...on} />
          </li>
        ))}
      </Scroller>
    </aside>
  );
}

function Advert({
  advert,
  timers,
  onView,
  onClick: onFollow,
}: Omit<AdvertsProps, 'adverts' | 'isSecond'> & { advert: AdvertDisplay }) {
  const { id, title, advertiser, picture, link, linkTarget } = advert;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!card.current || typeof IntersectionObserver === 'undefined') return;
    let cancel = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        cancel();
        if (!entries.at(-1)?.isIntersecting) return;
        cancel = timers.after(VIEW_THRESHOLD_MS, () => {
          observer.disconnect();
          onView(id);
        });
      },
      { threshold: 0.5 },
    );
    observer.observe(card.current);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [id, onView, timers]);
  const content = (
    <>
      <Picture className={styles.picture} image={picture} alt="" loading="lazy" />
      <span className={styles.body}>
        <span className={styles.label}>
          {advertiser === null ? (
            <FormattedMessage id="adverts.house" />
          ) : (
            <FormattedMessage id="adverts.paid" values={{ advertiser }} />
          )}
        </span>
        <span className={styles.title}>{title}</span>
      </span>
    </>
  );
  return (
    <div ref={card}>
      {link === null ? (
        <Card className={styles.card}>{content}</Card>
      ) : (
        <Card
          as={Anchor}
          href={link}
          className={styles.card}
          target={linkTarget}
          rel={advertiser === null ? undefined : 'sponsored'}
          onClick={() => onFollow(id)}
        >
          {content}
        </Card>
      )}
    </div>
  );
}

import { useEffect, useState, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BoothOnPlan } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { useServices } from '@/state/ServicesContext';
import { Anchor } from '@/ui/controls/Anchor';
import { BoothSign } from '@/ui/display/BoothSign';
import { FavouriteButton } from '@/ui/controls/FavouriteButton';
import { Icon } from '@/ui/controls/Icon';
import styles from './PlanNote.module.css';

interface PlanNoteProps {
  booth: BoothOnPlan;
  themeId: number;
  /** Path of this booth on the plan. */
  href: string;
  closeHref: string;
  reserveHref: string;
  /** `North 3, 140 m` */
  routeText?: string;
  isFavourite: boolean;
  onToggleFavourite?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** The note at the selected booth: exhibitor, size, link. */
export function PlanNote(props: PlanNoteProps) {
  const { booth, themeId, href, closeHref, reserveHref, routeText, isFavourite, onToggleFavourite, ref } = props;
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  const { number, kind, area, exhibitorId, exhibitorName, exhibitorSummary, exhibitorLogo, lang } = booth;
  return (
    <section ref={ref} className={styles.note} aria-label={formatMessage({ id: 'hallPlan.chosen' })} data-note>
      <div className={styles.head}>
        {exhibitorLogo && <img src={exhibitorLogo.url} alt="" width={48} height={48} className={styles.logo} />}
        <div className={styles.names}>
          <h2 className={styles.name} lang={exhibitorName ? langOf(lang, locale) : undefined}>
            {exhibitorName ?? formatMessage({ id: 'hallPlan.free' })}
          </h2>
          <BoothSign booth={number} themeId={themeId} />
        </div>
        <Anchor
          href={closeHref}
          className={styles.close}
          aria-label={formatMessage({ id: 'ui.close' })}
          data-stay
          data-no-print
        >
          <Icon name="close" size={18} />
        </Anchor>
      </div>
      <p className={styles.text}>
        {exhibitorSummary && <span>{exhibitorSummary} </span>}
        {!exhibitorName && <span>{formatMessage({ id: 'hallPlan.freeText' })} </span>}
        <span className={styles.size}>
          {formatMessage({ id: `hallPlan.${kind}` })},{' '}
          <FormattedMessage id="hallPlan.area" values={{ area: formatNumber(area) }} />
        </span>
      </p>
      {routeText && (
        <p className={styles.way}>
          <Icon name="pin" size={18} />
          {routeText}
        </p>
      )}
      <div className={styles.actions} data-no-print>
        {exhibitorName && onToggleFavourite && (
          <FavouriteButton
            isFavourite={isFavourite}
            label={formatMessage({ id: 'hallPlan.addToFavourites' }, { name: exhibitorName })}
            onToggle={onToggleFavourite}
          />
        )}
        <CopyLink href={href} />
        <Anchor
          href={exhibitorId ? paths.exhibitorDetails.href({ lang: locale, id: exhibitorId }) : reserveHref}
          className={styles.action}
        >
          {formatMessage(exhibitorId ? { id: 'hallPlan.details' } : { id: 'hallPlan.reserve' })}
          <Icon name="arrow-right" size={18} />
        </Anchor>
      </div>
    </section>
  );
}

/** Copies the booth's URL. Without JavaScript it is the URL itself, to copy by hand. */
function CopyLink({ href }: { href: string }) {
  const { formatMessage } = useIntl();
  const services = useServices();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === href;
  // The confirmation is shown for a while only.
  useEffect(() => (isCopied ? services.timers.after(4_000, () => setCopied(null)) : undefined), [isCopied, services]);
  const copy = async () => {
    await services.copy(services.config.origin + href);
    setCopied(href);
  };
  return (
    <>
      <a
        href={href}
        className={styles.action}
        onClick={(event) => {
          event.preventDefault();
          void copy().catch(() => setCopied(null));
        }}
      >
        <Icon name={isCopied ? 'check' : 'link'} size={18} />
        {formatMessage(isCopied ? { id: 'hallPlan.copied' } : { id: 'hallPlan.copy' })}
      </a>
      <span role="status" className="visually-hidden">
        {isCopied && formatMessage({ id: 'hallPlan.copied' })}
      </span>
    </>
  );
}

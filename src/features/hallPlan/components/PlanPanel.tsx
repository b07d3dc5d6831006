import { useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BoothOnPlan, HallDivision, MapHit } from '@/api';
import { langOf } from '@/i18n/locales';
import { useLocale } from '@/i18n/useLocale';
import { Anchor } from '@/ui/controls/Anchor';
import { BoothSign } from '@/ui/display/BoothSign';
import { Icon } from '@/ui/controls/Icon';
import { themeOf, themeColours } from './drawing';
import styles from './PlanPanel.module.css';

interface PlanPanelProps {
  layout: 'embedded' | 'fullscreen';
  halls: readonly HallDivision[];
  hall?: HallDivision;
  booths: readonly BoothOnPlan[];
  selectedBooth?: string;
  /** The search results; absent without a search. */
  hits?: readonly MapHit[];
  searchText?: string;
  /** Back to the list of the hall, or of all halls. */
  listHref: string;
  hallHref: (hall: string) => string;
  boothHref: (booth: string) => string;
}

/** The plan as a list: all halls, the exhibitors of one, or search results. Arrow keys move, Enter selects. */
export function PlanPanel(props: PlanPanelProps) {
  const { halls, hall, hits, searchText = '', booths, listHref } = props;
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const occupiedBooths = booths.filter(({ exhibitorId }) => exhibitorId !== null);
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const position = links.indexOf(event.target as HTMLElement);
    const targets: Record<string, number> = {
      ArrowDown: position + 1,
      ArrowUp: position - 1,
      Home: 0,
      End: links.length - 1,
    };
    const next = position < 0 ? undefined : links[targets[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <section className={styles.panel} data-layout={props.layout} aria-labelledby="plan-list">
      <header className={styles.head}>
        <h2 id="plan-list" className={styles.title} aria-live="polite">
          {hits ? (
            <FormattedMessage id="hallPlan.results" values={{ count: hits.length, words: searchText }} />
          ) : (
            (hall?.name ?? formatMessage({ id: 'hallPlan.halls' }))
          )}
        </h2>
        {hits ? (
          <Anchor href={listHref} className={styles.back} data-stay>
            <Icon name="close" size={16} />
            {formatMessage({ id: 'ui.close' })}
          </Anchor>
        ) : (
          <p className={styles.count}>
            {hall ? (
              <FormattedMessage id="hallPlan.count" values={{ count: occupiedBooths.length }} />
            ) : (
              <FormattedMessage id="hallPlan.hallCount" values={{ count: halls.length }} />
            )}
          </p>
        )}
        <p className={styles.hint} data-no-print>
          {hits?.length === 0
            ? formatMessage({ id: 'hallPlan.noResultsText' })
            : formatMessage({ id: 'hallPlan.hint' })}
        </p>
      </header>
      <ul ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {hits?.map((hit) => (
          <HitRow key={`${hit.kind} ${hit.id} ${hit.boothNumber ?? ''}`} hit={hit} {...props} />
        ))}
        {!hits &&
          !hall &&
          halls.map((one) => <HallRow key={one.number} hall={one} href={props.hallHref(one.number)} />)}
        {!hits &&
          hall &&
          occupiedBooths.map((booth) => <BoothRow key={booth.number} booth={booth} {...props} hall={hall} />)}
      </ul>
    </section>
  );
}

function BoothRow({
  booth,
  hall,
  selectedBooth,
  boothHref,
}: Pick<PlanPanelProps, 'selectedBooth' | 'boothHref'> & { booth: BoothOnPlan; hall: HallDivision }) {
  const locale = useLocale();
  const { number, exhibitorName, exhibitorSummary, exhibitorLogo, lang } = booth;
  return (
    <li>
      <Anchor
        href={boothHref(number)}
        className={styles.row}
        style={themeColours(themeOf(hall))}
        aria-current={number === selectedBooth ? 'true' : undefined}
        data-stay
      >
        {exhibitorLogo && (
          <img src={exhibitorLogo.url} alt="" width={36} height={36} className={styles.logo} loading="lazy" />
        )}
        <span className={styles.body}>
          <span className={styles.name} lang={langOf(lang, locale)}>
            {exhibitorName}
          </span>
          <span className={styles.second}>{exhibitorSummary}</span>
        </span>
        <BoothSign booth={number} themeId={themeOf(hall)} />
      </Anchor>
    </li>
  );
}

const HallRow = ({ hall, href }: { hall: HallDivision; href: string }) => (
  <li>
    <Anchor href={href} className={styles.row} style={themeColours(themeOf(hall))} data-stay>
      <span className={styles.hall}>{hall.number}</span>
      <span className={styles.body}>
        <span className={styles.name}>{hall.name}</span>
        <span className={styles.second}>{hall.areas[0]?.name}</span>
      </span>
      <span className={styles.second}>
        <FormattedMessage id="hallPlan.count" values={{ count: hall.exhibitorCount }} />
      </span>
    </Anchor>
  </li>
);

function HitRow({
  hit,
  halls,
  boothHref,
  hallHref,
}: Pick<PlanPanelProps, 'halls' | 'boothHref' | 'hallHref'> & { hit: MapHit }) {
  const { kind, name, boothNumber, hall: number } = hit;
  const hall = halls.find((one) => one.number === number);
  if (kind === 'hall' && hall) return <HallRow hall={hall} href={hallHref(hall.number)} />;
  if (!boothNumber || !hall)
    return (
      <li className={styles.row}>
        <Icon name="map" />
        <span className={styles.body}>
          <span className={styles.name}>{name}</span>
        </span>
      </li>
    );
  return (
    <li>
      <Anchor href={boothHref(boothNumber)} className={styles.row} style={themeColours(themeOf(hall))} data-stay>
        <span className={styles.body}>
          <span className={styles.name}>{name}</span>
          <span className={styles.second}>{hall.areas[0]?.name}</span>
        </span>
        <BoothSign booth={boothNumber} themeId={themeOf(hall)} />
      </Anchor>
    </li>
  );
}

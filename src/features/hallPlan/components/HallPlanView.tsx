import { FormattedMessage, useIntl } from 'react-intl';
import type { BoothOnPlan, BoothRoute, HallDivision, MapHit, SitePlan } from '@/api';
import type { FavouriteInput } from '@/state/favourites';
import type { Favourites } from '@/state/useFavourites';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { Skeleton } from '@/ui/display/Skeleton';
import { ErrorState } from '@/ui/display/State';
import { followInPlace } from '@/ui/hooks/scrolling';
import { Stack } from '@/ui/layout/Layout';
import { planIcons } from './PlanStage';
import { type PlanChoice, planHref, type PlanProblem } from '../planHref';
import { themeOf, themeColours } from './drawing';
import styles from './HallPlanView.module.css';
import { PlanNote } from './PlanNote';
import { PlanPanel } from './PlanPanel';
import { PlanSearch } from './PlanSearch';
import { PlanStage } from './PlanStage';

interface HallTabsProps {
  halls: readonly HallDivision[];
  current?: string;
  allHref: string;
  hallHref: (hall: string) => string;
}

/** The halls by number in the colour of their exhibition; links, so that each has its URL. */
function HallTabs({ halls, current, allHref, hallHref }: HallTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.tabs} aria-label={formatMessage({ id: 'hallPlan.halls' })} data-no-print>
      <Stack as="ul" inRow gap={2} className={styles.list}>
        <li>
          <Anchor href={allHref} className={styles.tab} aria-current={current ? undefined : 'page'} data-stay>
            {formatMessage({ id: 'hallPlan.all' })}
          </Anchor>
        </li>
        {halls.map((hall) => (
          <li key={hall.number}>
            <Anchor
              href={hallHref(hall.number)}
              className={styles.tab}
              style={themeColours(themeOf(hall))}
              aria-label={hall.name}
              aria-current={hall.number === current ? 'page' : undefined}
              data-stay
            >
              <span className={styles.dot} />
              {hall.number}
            </Anchor>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

/** The legend: the exhibitions on the whole plan, the states of a booth in a hall. */
function PlanLegend({ halls, hall }: { halls: readonly HallDivision[]; hall?: HallDivision }) {
  const { formatMessage } = useIntl();
  const themes = [...new Map(halls.map((otherHall) => [themeOf(otherHall), otherHall])).values()].sort(
    (one, other) => themeOf(one) - themeOf(other),
  );
  return (
    <ul
      className={styles.legend}
      aria-label={formatMessage({ id: 'hallPlan.legend' })}
      style={themeColours(hall ? themeOf(hall) : 0)}
      data-wide={!hall || undefined}
    >
      {hall
        ? (['booth', 'free', 'chosen'] as const).map((kind) => (
            <li key={kind} className={styles.entry}>
              <span className={styles.box} data-kind={kind} />
              {formatMessage({ id: `hallPlan.${kind}` })}
            </li>
          ))
        : themes.map((one) => (
            <li key={one.number} className={styles.entry} style={themeColours(themeOf(one))}>
              <span className={styles.box} data-kind="chosen" />
              {one.areas[0]?.name}
            </li>
          ))}
    </ul>
  );
}

/** Reserves the space of plan and list. */
const PlanSkeleton = () => (
  <div className={styles.columns} role="status">
    <span className="visually-hidden">
      <FormattedMessage id="ui.loading" />
    </span>
    <Skeleton height="100%" />
  </div>
);

/** The error for a plan that failed to load. */
function PlanError({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.state}>
      <ErrorState
        title={formatMessage({ id: 'hallPlan.failed' })}
        text={formatMessage({ id: 'hallPlan.failedText' })}
        actions={<Button onClick={onRetry}>{formatMessage({ id: 'ui.retry' })}</Button>}
      />
    </div>
  );
}

export interface HallPlanViewProps {
  /** `page` is in the site's layout, `screen` fills the window. */
  layout: 'embedded' | 'fullscreen';
  title: string;
  /** The current page; on the map of all halls each hall is another page. */
  path: string;
  hallPath?: string;
  /** The page of all halls. */
  allPath?: string;
  halls?: readonly HallDivision[];
  site?: SitePlan;
  choice: PlanChoice & { problem?: PlanProblem };
  booths?: readonly BoothOnPlan[];
  /** The way to the chosen booth. */
  route?: BoothRoute | null;
  hits?: readonly MapHit[];
  reserveHref: string;
  /** The exhibitors in the user's visit plan. */
  favourites?: Favourites;
  /** The other layout of the same view. */
  otherPath: string;
  onRetry?: () => void;
  onNavigate?: (href: string) => void;
}

interface PlanHeadProps extends Pick<HallPlanViewProps, 'layout' | 'title' | 'halls'> {
  hall: HallDivision | undefined;
  allHref: string;
  hallHref: (hall: string) => string;
  otherHref: string;
}

/** The title with the hall tabs, and the link to the other layout. */
function PlanHead({ layout, title, halls, hall, allHref, hallHref, otherHref }: PlanHeadProps) {
  const { formatMessage } = useIntl();
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        {layout === 'fullscreen' && (
          <Anchor href={otherHref} className={styles.back} data-no-print>
            <Icon name="arrow-left" size={18} />
            {formatMessage({ id: 'hallPlan.back' })}
          </Anchor>
        )}
        <h1 className={styles.title}>{title}</h1>
      </div>
      {halls && <HallTabs halls={halls} current={hall?.number} allHref={allHref} hallHref={hallHref} />}
      {layout === 'embedded' && (
        <Anchor href={otherHref} className={buttonClass('quiet', 'small')} data-no-print>
          <Icon path={planIcons.siteBounds} size={18} />
          {formatMessage({ id: 'hallPlan.fullScreen' })}
        </Anchor>
      )}
    </header>
  );
}

interface PlanColumnsProps extends Pick<
  HallPlanViewProps,
  'layout' | 'choice' | 'route' | 'hits' | 'reserveHref' | 'onNavigate' | 'favourites'
> {
  halls: readonly HallDivision[];
  site: SitePlan;
  hall: HallDivision | undefined;
  booths: readonly BoothOnPlan[];
  booth: BoothOnPlan | undefined;
  hallPath: string;
  allPath: string;
  hallHref: (hall: string) => string;
}

/** The exhibitor of a booth in a visit plan, with its booths in the hall; null for a free booth. */
function exhibitorFavourite(
  booth: BoothOnPlan,
  themeId: number,
  booths: readonly BoothOnPlan[],
): FavouriteInput | null {
  const { exhibitorId: id, exhibitorName: name, lang } = booth;
  if (!id || !name) return null;
  const ownBooths = booths.filter(({ exhibitorId }) => exhibitorId === id);
  return { kind: 'exhibitor', id, name, lang, themeId, booths: ownBooths.map(({ number }) => number) };
}

/** The plan with its search, legend and note, and the list next to it. */
function PlanColumns(props: PlanColumnsProps) {
  const { layout, choice, hits, reserveHref, onNavigate, halls, site, hall, booths, booth, hallHref } = props;
  const { hallPath, allPath, favourites, route = null } = props;
  const favourite = booth && hall ? exhibitorFavourite(booth, themeOf(hall), booths) : null;
  const boothHref = (number: string) => planHref(hallPath, { booth: number });
  return (
    <div className={styles.columns}>
      <PlanStage
        halls={halls}
        site={site}
        hall={hall}
        booths={booths}
        booth={booth}
        route={booth ? route : null}
        hallHref={hallHref}
        boothHref={boothHref}
        note={(ref, routeText) =>
          booth &&
          hall && (
            <PlanNote
              key={booth.number}
              ref={ref}
              booth={booth}
              themeId={themeOf(hall)}
              href={boothHref(booth.number)}
              closeHref={hallHref(hall.number)}
              reserveHref={reserveHref}
              routeText={routeText}
              isFavourite={favourite !== null && (favourites?.has(favourite.id) ?? false)}
              onToggleFavourite={favourite && favourites ? () => favourites.toggle(favourite) : undefined}
            />
          )
        }
      >
        <PlanSearch
          path={hallPath}
          searchText={choice.searchText}
          problem={choice.problem}
          booth={choice.booth}
          onNavigate={onNavigate}
        />
        <PlanLegend halls={halls} hall={hall} />
      </PlanStage>
      <PlanPanel
        layout={layout}
        halls={halls}
        hall={hall}
        booths={booths}
        selectedBooth={booth?.number}
        hits={hits}
        searchText={choice.searchText}
        listHref={hall ? hallHref(hall.number) : allPath}
        hallHref={hallHref}
        boothHref={boothHref}
      />
    </div>
  );
}

/** The plan with its search, halls, note and list. */
export function HallPlanView(props: HallPlanViewProps) {
  const { path, otherPath, hallPath = path, allPath = path, halls, site, choice, booths = [] } = props;
  const { onRetry, onNavigate } = props;
  const hall = halls?.find(({ number }) => number === choice.hall);
  const booth = booths.find(({ number }) => number === choice.booth);
  const hallHref = (number: string) => planHref(hallPath, { hall: number });
  return (
    <div className={styles.plan} data-layout={props.layout} onClickCapture={onNavigate && followInPlace(onNavigate)}>
      <PlanHead
        layout={props.layout}
        title={props.title}
        halls={halls}
        allHref={allPath}
        otherHref={planHref(otherPath, { hall: choice.hall, booth: booth?.number })}
        hall={hall}
        hallHref={hallHref}
      />
      {(!halls || !site) && (onRetry ? <PlanError onRetry={onRetry} /> : <PlanSkeleton />)}
      {halls && site && (
        <PlanColumns
          {...props}
          halls={halls}
          site={site}
          booths={booths}
          hall={hall}
          booth={booth}
          hallPath={hallPath}
          allPath={allPath}
          hallHref={hallHref}
        />
      )}
    </div>
  );
}

import { type ReactNode, type Ref, type RefObject, useMemo } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { BoothOnPlan, BoothRoute, HallDivision, SitePlan } from '@/api';
import { type Box, boxOf, toViewBox, centreOf, pathOf } from '@/rules/walking/geometry';
import { useServices } from '@/state/ServicesContext';
import { Icon } from '@/ui/controls/Icon';
import { boothBox, hallBox, siteBox } from '../box';
import { usePlanView } from '../usePlanView';
import { themeOf, themeColours } from './drawing';
import styles from './PlanStage.module.css';
import { SiteDrawing } from './SiteDrawing';

/** Icons of the plan’s tools only, in the style of `src/ui/controls/icons.ts`. */
export const planIcons = {
  minus: 'M5 12h14',
  siteBounds: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;

interface PlanToolsProps {
  percent: Ref<HTMLOutputElement>;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onShowAll: () => void;
}

function Tool({ label, icon, onClick }: { label: MessageDescriptor; icon: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={styles.tool} aria-label={useIntl().formatMessage(label)} onClick={onClick}>
      {icon}
    </button>
  );
}

/** Zoom buttons on a white card over the plan. They need JavaScript, so they appear after hydration. */
function PlanTools({ percent, onZoomIn, onZoomOut, onShowAll }: PlanToolsProps) {
  const { formatMessage } = useIntl();
  const services = useServices();
  return (
    <div className={styles.tools} role="group" aria-label={formatMessage({ id: 'hallPlan.zoom' })} data-no-print>
      <Tool label={{ id: 'hallPlan.zoomIn' }} icon={<Icon name="plus" />} onClick={onZoomIn} />
      <output
        ref={percent}
        className={styles.percent}
        aria-label={formatMessage({ id: 'hallPlan.scale' })}
        aria-live="off"
      />
      <Tool label={{ id: 'hallPlan.zoomOut' }} icon={<Icon path={planIcons.minus} />} onClick={onZoomOut} />
      <Tool label={{ id: 'hallPlan.showAll' }} icon={<Icon path={planIcons.siteBounds} />} onClick={onShowAll} />
      <Tool label={{ id: 'ui.print' }} icon={<Icon name="printer" />} onClick={() => services.print()} />
    </div>
  );
}

interface PlanOverviewProps {
  halls: readonly HallDivision[];
  site: SitePlan;
  siteBounds: Box;
  /** The initial view. */
  initialView: Box;
  frame: Ref<SVGRectElement>;
  hallHref: (hall: string) => string;
}

/** An overview of all halls with a frame around the visible part. Decorative: the tabs above list the same halls. */
const PlanOverview = ({ halls, site, siteBounds, initialView, frame, hallHref }: PlanOverviewProps) => (
  <svg className={styles.overview} viewBox={toViewBox(siteBounds)} aria-hidden="true" data-no-print>
    {site.grounds.map(({ id, outline }) => (
      <path key={id} className={styles.ground} d={pathOf(outline)} />
    ))}
    {halls.map((hall) => {
      const { x, y } = centreOf(boxOf(hall.outline));
      return (
        <a
          key={hall.number}
          href={hallHref(hall.number)}
          tabIndex={-1}
          data-stay=""
          style={themeColours(themeOf(hall))}
          className={styles.hall}
        >
          <path d={pathOf(hall.outline)} />
          <text x={x} y={y + 16} fontSize={46}>
            {hall.number}
          </text>
        </a>
      );
    })}
    <rect
      ref={frame}
      className={styles.planOverviewFrame}
      x={initialView.x}
      y={initialView.y}
      width={initialView.width}
      height={initialView.height}
    />
  </svg>
);

/** The same array each time, so that the view does not change. */
const NO_ROUTE: [] = [];

interface PlanStageProps {
  halls: readonly HallDivision[];
  site: SitePlan;
  hall?: HallDivision;
  booths: readonly BoothOnPlan[];
  booth?: BoothOnPlan;
  /** The way to the booth, if there is one. */
  route: BoothRoute | null;
  hallHref: (hall: string) => string;
  boothHref: (booth: string) => string;
  /** Above the plan: the search. */
  children: ReactNode;
  /** Renders the note of the selected booth with its ref and the walking directions. */
  note: (ref: RefObject<HTMLDivElement | null>, routeText: string | undefined) => ReactNode;
}

/**
 * The plan as SVG. The server renders it completely, with links; with JavaScript it can be moved. The list next to it
 * is its accessible alternative.
 */
export function PlanStage({
  halls,
  site,
  hall,
  booths,
  booth,
  route,
  hallHref,
  boothHref,
  children,
  note,
}: PlanStageProps) {
  const { formatMessage } = useIntl();
  const siteBounds = useMemo(
    () =>
      siteBox(
        halls,
        site.entrances.map(({ at }) => at),
      ),
    [halls, site],
  );
  const anchor = useMemo(() => (booth ? boxOf(booth.outline) : null), [booth]);
  const target = useMemo(() => {
    if (!hall) return siteBounds;
    return booth ? boothBox(booth.outline, hallBox(hall)) : hallBox(hall);
  }, [hall, booth, siteBounds]);
  const routeText =
    route && formatMessage({ id: 'hallPlan.entrance' }, { entrance: route.entrance.name, metres: route.metres });
  const { refs, handlers, zoomIn, zoomOut, showWhole } = usePlanView({
    target,
    siteBounds,
    anchor,
    route: route?.points ?? NO_ROUTE,
  });
  return (
    <div className={styles.frame} id="plan">
      {children}
      <div className={styles.canvas} data-venue={hall ? undefined : true}>
        <div
          ref={refs.stage}
          className={styles.stage}
          role="group"
          tabIndex={0}
          aria-label={formatMessage({ id: 'hallPlan.stage' })}
          data-level={hall ? 'hall' : 'site'}
          {...handlers}
        >
          <svg
            ref={refs.svg}
            className={styles.drawing}
            viewBox={toViewBox(target)}
            preserveAspectRatio="xMidYMid meet"
            aria-hidden="true"
          >
            <SiteDrawing
              halls={halls}
              site={site}
              hall={hall?.number}
              booths={booths}
              selectedNumber={booth?.number}
              route={route}
              routeText={routeText ?? undefined}
              hallHref={hallHref}
              boothHref={boothHref}
            />
          </svg>
        </div>
        <PlanOverview
          halls={halls}
          site={site}
          siteBounds={siteBounds}
          initialView={target}
          frame={refs.frame}
          hallHref={hallHref}
        />
        <PlanTools percent={refs.percent} onZoomIn={zoomIn} onZoomOut={zoomOut} onShowAll={showWhole} />
      </div>
      {note(refs.note, routeText ?? undefined)}
    </div>
  );
}

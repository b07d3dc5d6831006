import { useMemo, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { BoothOnPlan, HallDivision, SitePlan } from '@/api/types';
import { boothBox, boxOf, boxText, hallBox, siteBox } from '../box';
import { hallPlanMessages } from '../messages';
import { usePlanView } from '../usePlanView';
import { wayTo } from '../way';
import { PlanOverview } from './PlanOverview';
import { PlanTools } from './PlanTools';
import { SiteDrawing } from './SiteDrawing';
import styles from './PlanStage.module.css';

interface PlanStageProps {
  halls: readonly HallDivision[];
  site: SitePlan;
  hall?: HallDivision;
  booths: readonly BoothOnPlan[];
  booth?: BoothOnPlan;
  hallHref: (hall: string) => string;
  boothHref: (booth: string) => string;
  /** Over the plan: the search. */
  children: ReactNode;
  /** The note beside the chosen booth, given the place where it hangs and how one comes there. */
  note: (ref: RefObject<HTMLDivElement | null>, wayText: string | undefined) => ReactNode;
}

/** The drawn plan. The server draws it whole, with links; with script it moves. The list beside it says the same for keys and ears. */
export function PlanStage({ halls, site, hall, booths, booth, hallHref, boothHref, children, note }: PlanStageProps) {
  const { formatMessage } = useIntl();
  const whole = useMemo(
    () =>
      siteBox(
        halls,
        site.entrances.map(({ at }) => at),
      ),
    [halls, site],
  );
  const anchor = useMemo(() => (booth ? boxOf(booth.outline) : null), [booth]);
  const target = useMemo(() => {
    if (!hall) return whole;
    return booth ? boothBox(booth.outline, hallBox(hall)) : hallBox(hall);
  }, [hall, booth, whole]);
  const way = useMemo(() => (booth && hall ? wayTo(booth, { hall, booths, site }) : null), [booth, hall, booths, site]);
  const wayText = way && formatMessage(hallPlanMessages.entrance, { entrance: way.entrance.name, metres: way.metres });
  const { refs, handlers, nearer, farther, showWhole } = usePlanView({ target, whole, anchor });
  return (
    <div className={styles.frame} id="plan">
      {children}
      <div className={styles.canvas} data-site={hall ? undefined : true}>
        <div
          ref={refs.stage}
          className={styles.stage}
          role="group"
          tabIndex={0}
          aria-label={formatMessage(hallPlanMessages.stage)}
          data-level={hall ? 'hall' : 'site'}
          {...handlers}
        >
          <svg
            ref={refs.svg}
            className={styles.drawing}
            viewBox={boxText(target)}
            preserveAspectRatio="xMidYMid meet"
            aria-hidden="true"
          >
            <SiteDrawing
              halls={halls}
              site={site}
              hall={hall?.number}
              booths={booths}
              chosen={booth?.number}
              way={way}
              wayText={wayText ?? undefined}
              hallHref={hallHref}
              boothHref={boothHref}
            />
          </svg>
        </div>
        <PlanOverview halls={halls} site={site} whole={whole} seen={target} frame={refs.frame} hallHref={hallHref} />
        <PlanTools percent={refs.percent} onNearer={nearer} onFarther={farther} onWhole={showWhole} />
      </div>
      {note(refs.note, wayText ?? undefined)}
    </div>
  );
}

import type { Ref } from 'react';
import type { HallDivision, SitePlan } from '@/api/types';
import { boxOf, boxText, centreOf, type Box } from '../box';
import { pathOf, themeOf } from './drawing';
import { toneOf } from './tone';
import styles from './PlanOverview.module.css';

interface PlanOverviewProps {
  halls: readonly HallDivision[];
  site: SitePlan;
  whole: Box;
  /** What the plan shows at first. */
  seen: Box;
  frame: Ref<SVGRectElement>;
  hallHref: (hall: string) => string;
}

/** All halls in small with a frame around what the plan shows. The tabs above name the same halls for ears and keys. */
export const PlanOverview = ({ halls, site, whole, seen, frame, hallHref }: PlanOverviewProps) => (
  <svg className={styles.overview} viewBox={boxText(whole)} aria-hidden="true" data-no-print>
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
          style={toneOf(themeOf(hall))}
          className={styles.hall}
        >
          <path d={pathOf(hall.outline)} />
          <text x={x} y={y + 16} fontSize={46}>
            {hall.number}
          </text>
        </a>
      );
    })}
    <rect ref={frame} className={styles.frame} x={seen.x} y={seen.y} width={seen.width} height={seen.height} />
  </svg>
);

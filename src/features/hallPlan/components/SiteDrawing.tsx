import { memo } from 'react';
import type { BoothOnPlan, HallDivision, SitePlan } from '@/api';
import { boxOf, centreOf } from '../box';
import type { Way } from '../walkingRoute';
import { doorsOf, FRONT, lineOf, pathOf, themeOf } from './drawing';
import { toneOf } from './tone';
import styles from './SiteDrawing.module.css';

interface SiteDrawingProps {
  halls: readonly HallDivision[];
  site: SitePlan;
  /** The hall whose booths can be selected. */
  hall?: string;
  booths: readonly BoothOnPlan[];
  chosen?: string;
  way: Way | null;
  /** `North 3, 140 m` */
  wayText?: string;
  hallHref: (hall: string) => string;
  boothHref: (booth: string) => string;
}

/** Booths of at least this width show their number when zoomed out. */
const WIDE = 6;
const LABEL = 2;

function Hall({ hall, site, isOpen, href }: { hall: HallDivision; site: SitePlan; isOpen: boolean; href: string }) {
  const hallOnSite = site.halls.find(({ number }) => number === hall.number);
  const box = boxOf(hall.outline);
  const middle = centreOf(box);
  const isSmall = box.width < 100;
  const frontY = hallOnSite?.front === 'north' ? box.y : box.y + box.height - FRONT;
  const parts = (
    <>
      <path className={styles.walls} d={pathOf(hall.outline)} />
      {hallOnSite && !isOpen && (
        <>
          <path className={styles.free} d={hallOnSite.free} />
          <path className={styles.taken} d={hallOnSite.taken} />
        </>
      )}
      <rect className={styles.front} x={box.x} y={frontY} width={box.width} height={FRONT} />
      {hallOnSite && <path className={styles.doors} d={doorsOf(hallOnSite)} />}
      <text className={styles.name} x={box.x + 3} y={frontY + FRONT / 2 + 1.15} fontSize={3.2}>
        <tspan className={styles.number}>{hall.number}</tspan>
        {!isSmall && <tspan dx={2}>{hall.areas[0]?.name}</tspan>}
      </text>
      <text className={styles.large} x={middle.x} y={middle.y + (isSmall ? 8 : 13)} fontSize={isSmall ? 26 : 40}>
        {hall.number}
      </text>
    </>
  );
  return (
    <g style={toneOf(themeOf(hall))} data-open={isOpen || undefined} className={styles.hall}>
      {isOpen ? (
        parts
      ) : (
        <a href={href} tabIndex={-1} data-stay="">
          {parts}
        </a>
      )}
    </g>
  );
}

function Booth({ booth, href, isChosen }: { booth: BoothOnPlan; href: string; isChosen: boolean }) {
  const box = boxOf(booth.outline);
  const { x, y } = centreOf(box);
  return (
    <a
      href={href}
      tabIndex={-1}

      data-stay=""
      data-free={booth.exhibitorId === null || undefined}
      data-chosen={isChosen || undefined}
      data-wide={box.width >= WIDE || undefined}
    >
      <path d={`M${box.x} ${box.y}h${box.width}v${box.height}h-${box.width}z`} />
      <text x={x} y={y + LABEL / 3}>
        {booth.number.split('-')[1]}
      </text>
    </a>
  );
}

/** The site in metres: ground, halls, the open hall's booths as links, entrances, the path to the selected booth. */
export const SiteDrawing = memo(function SiteDrawing(props: SiteDrawingProps) {
  const { halls, site, hall: open, booths, chosen, way, wayText, hallHref, boothHref } = props;
  const openHall = halls.find(({ number }) => number === open);
  const chosenBooth = booths.find(({ number }) => number === chosen);
  const ring = chosenBooth && boxOf(chosenBooth.outline, 0.4);
  return (
    <>
      {site.grounds.map(({ id, name, outline }) => {
        const { x, y } = centreOf(boxOf(outline));
        return (
          <g key={id}>
            <path className={styles.ground} d={pathOf(outline)} />
            <text className={styles.groundName} x={x - 60} y={y + 1.6} fontSize={5}>
              {name}
            </text>
          </g>
        );
      })}
      {halls.map((hall) => (
        <Hall key={hall.number} hall={hall} site={site} isOpen={hall === openHall} href={hallHref(hall.number)} />
      ))}
      {site.entrances.map(({ id, name, at }) => (
        <g key={id} className={styles.entrance} data-used={way?.entrance.id === id || undefined}>
          <circle cx={at.x} cy={at.y} r={1.8} />
          <text x={at.x} y={at.y + 6.4} fontSize={3.2}>
            {way?.entrance.id === id && wayText ? wayText : name}
          </text>
        </g>
      ))}
      {openHall && (
        <g style={toneOf(themeOf(openHall))} className={styles.booths} fontSize={LABEL}>
          {booths.map((booth) => (
            <Booth key={booth.number} booth={booth} href={boothHref(booth.number)} isChosen={booth.number === chosen} />
          ))}
        </g>
      )}
      {way && <path className={styles.way} d={lineOf(way.points)} />}
      {ring && <rect className={styles.ring} x={ring.x} y={ring.y} width={ring.width} height={ring.height} rx={0.6} />}
    </>
  );
});

import { memo } from 'react';
import type { BoothOnPlan, BoothRoute, HallDivision, SitePlan } from '@/api';
import { boxOf, centreOf, lineOf, pathOf } from '@/rules/walking/geometry';
import { doorsOf, FRONT_DEPTH, themeOf, themeColours } from './drawing';
import styles from './SiteDrawing.module.css';

interface SiteDrawingProps {
  halls: readonly HallDivision[];
  site: SitePlan;
  /** The hall whose booths can be selected. */
  hall?: string;
  booths: readonly BoothOnPlan[];
  selectedNumber?: string;
  route: BoothRoute | null;
  /** `North 3, 140 m` */
  routeText?: string;
  hallHref: (hall: string) => string;
  boothHref: (booth: string) => string;
}

/** Booths of at least this width show their number when zoomed out. */
const MIN_LABEL_WIDTH = 6;
const LABEL_SIZE = 2;

function Hall({ hall, site, isOpen, href }: { hall: HallDivision; site: SitePlan; isOpen: boolean; href: string }) {
  const hallOnSite = site.halls.find(({ number }) => number === hall.number);
  const box = boxOf(hall.outline);
  const centre = centreOf(box);
  const isSmall = box.width < 100;
  const frontY = hallOnSite?.front === 'north' ? box.y : box.y + box.height - FRONT_DEPTH;
  const parts = (
    <>
      <path className={styles.walls} d={pathOf(hall.outline)} />
      {hallOnSite && !isOpen && (
        <>
          <path className={styles.free} d={hallOnSite.free} />
          <path className={styles.taken} d={hallOnSite.taken} />
        </>
      )}
      <rect className={styles.front} x={box.x} y={frontY} width={box.width} height={FRONT_DEPTH} />
      {hallOnSite && <path className={styles.doors} d={doorsOf(hallOnSite)} />}
      <text className={styles.name} x={box.x + 3} y={frontY + FRONT_DEPTH / 2 + 1.15} fontSize={3.2}>
        <tspan className={styles.number}>{hall.number}</tspan>
        {!isSmall && <tspan dx={2}>{hall.areas[0]?.name}</tspan>}
      </text>
      <text className={styles.large} x={centre.x} y={centre.y + (isSmall ? 8 : 13)} fontSize={isSmall ? 26 : 40}>
        {hall.number}
      </text>
    </>
  );
  return (
    <g style={themeColours(themeOf(hall))} data-open={isOpen || undefined} className={styles.hall}>
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
      data-wide={box.width >= MIN_LABEL_WIDTH || undefined}
    >
      <path d={`M${box.x} ${box.y}h${box.width}v${box.height}h-${box.width}z`} />
      <text x={x} y={y + LABEL_SIZE / 3}>
        {booth.number.split('-')[1]}
      </text>
    </a>
  );
}

/** The site in metres: ground, halls, the open hall's booths as links, entrances, the path to the selected booth. */
export const SiteDrawing = memo(function SiteDrawing(props: SiteDrawingProps) {
  const { halls, site, hall: openHallNumber, booths, selectedNumber, route, routeText, hallHref, boothHref } = props;
  const openHall = halls.find(({ number }) => number === openHallNumber);
  const selectedBooth = booths.find(({ number }) => number === selectedNumber);
  const selectionBox = selectedBooth && boxOf(selectedBooth.outline, 0.4);
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
        <g key={id} className={styles.entrance} data-used={route?.entrance.id === id || undefined}>
          <circle cx={at.x} cy={at.y} r={1.8} />
          <text x={at.x} y={at.y + 6.4} fontSize={3.2}>
            {route?.entrance.id === id && routeText ? routeText : name}
          </text>
        </g>
      ))}
      {openHall && (
        <g style={themeColours(themeOf(openHall))} className={styles.booths} fontSize={LABEL_SIZE}>
          {booths.map((booth) => (
            <Booth
              key={booth.number}
              booth={booth}
              href={boothHref(booth.number)}
              isChosen={booth.number === selectedNumber}
            />
          ))}
        </g>
      )}
      {route && <path className={styles.way} d={lineOf(route.points)} />}
      {selectionBox && (
        <rect
          className={styles.ring}
          x={selectionBox.x}
          y={selectionBox.y}
          width={selectionBox.width}
          height={selectionBox.height}
          rx={0.6}
        />
      )}
    </>
  );
});

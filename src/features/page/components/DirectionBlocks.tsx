/** Directions to the halls: a line with stops, and a map that stretches with the page. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { PageBlock } from '@/api';
import { Icon } from '@/ui/controls/Icon';
import type { PageBlockContext } from '../pageSections';
import styles from './DirectionBlocks.module.css';

/** Stops along a line, as on a metro plan; the last one is at the halls. */
export const Route = ({ items }: { items: NonNullable<PageBlock['items']> }) => (
  <ol className={styles.route}>
    {items.map(({ title, text, note }) => (
      <li key={title} className={styles.stop}>
        {note && <span className={styles.minutes}>{note}</span>}
        <h3 className={styles.stopTitle}>{title}</h3>
        <p className={styles.stopText}>{text}</p>
      </li>
    ))}
  </ol>
);

/** The map's labels, each placed by its class. */
const LABELS = [
  'airport',
  'airportStation',
  'coaches',
  'coastal',
  'east',
  'halls',
  'hotels',
  'line',
  'motorway',
  'parking',
  'river',
  'station',
  'west',
] as const;
const NORTH = [0, 1, 2, 3];
const SOUTH = [0, 1, 2, 3, 4];

/** The map's background in percent of its sides: water, roads, the metro, the halls. Labels are text above it. */
const MapBackground = () => (
  <svg className={styles.ground} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path className={styles.water} d="M0 0H9C11 18 6 34 8 50S5 84 7 100H0z" />
    <path className={styles.road} d="M15 0C16 30 13 62 16 100M84 0V100" />
    <path className={styles.street} d="M15 66H84M15.5 22H84M66 0V100" />
    <path className={styles.apron} d="M36 88h30l4 12H34z" />
    <path className={styles.halls} d="M38 29h25v28h-25z" />
    {NORTH.map((hallIndex) => (
      <path key={hallIndex} className={styles.hall} d={`M${41.3 + hallIndex * 4.8} 31h3.8v10h-3.8z`} />
    ))}
    {SOUTH.map((hallIndex) => (
      <path key={hallIndex} className={styles.hall} d={`M${39 + hallIndex * 4.8} 45h3.8v10h-3.8z`} />
    ))}
    <path className={styles.metro} d="M30 0V78L38 92" />
  </svg>
);

/** A schematic map of the surroundings, with links to real ones. */
export function VenueMap({ context: { edition } }: { context: PageBlockContext }) {
  const { formatMessage } = useIntl();
  const { latitude, longitude, name, address } = edition.venue;
  const coordinates = `${latitude}, ${longitude}`;
  return (
    <div className={styles.layout}>
      <figure className={styles.map} aria-label={formatMessage({ id: 'page.map.label' })}>
        <MapBackground />
        <ul>
          {LABELS.map((label) => (
            <li key={label} className={`${styles.label} ${styles[label] ?? ''}`}>
              <FormattedMessage id={`page.map.${label}`} />
            </li>
          ))}
        </ul>
        <span className={styles.north} aria-hidden="true">
          N
        </span>
      </figure>
      <div>
        <p className={styles.venue}>{name}</p>
        <address className={styles.address}>{address}</address>
        <p className={styles.note}>
          <FormattedMessage id="page.coordinates" />
          {': '}
          <span translate="no">{coordinates}</span>
        </p>
        <ul className={styles.maps} data-no-print>
          <li>
            <a
              className={styles.open}
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
            >
              <FormattedMessage id="page.openMap" />
              <Icon name="external" size={18} />
            </a>
          </li>
          <li>
            <a className={styles.open} href={`https://uri.amap.com/marker?position=${longitude},${latitude}`}>
              <FormattedMessage id="page.openAmap" />
              <Icon name="external" size={18} />
            </a>
          </li>
        </ul>
        <p className={styles.note}>
          <FormattedMessage id="page.map.note" />
        </p>
      </div>
    </div>
  );
}

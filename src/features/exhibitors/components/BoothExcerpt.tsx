import { useIntl } from 'react-intl';
import type { BoothOnPlan } from '@/api/types';
import { MoreLink } from '@/ui/Section';
import { exhibitorMessages } from '../messages';
import styles from './BoothExcerpt.module.css';

interface BoothExcerptProps {
  booth: string;
  themeId: number;
  /** The booths of its hall. */
  booths: readonly BoothOnPlan[];
  /** The whole plan at this booth. */
  href: string;
  /** What the booth is: `36 m², raw space`. */
  text: string;
}

/** The window around a booth, in metres. */
const WIDTH = 56;
const DEPTH = 28;
/** A booth that is so wide has its number in it; on a smaller one it stands above. */
const WIDE = 9;

const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** A look at the plan around one booth. The words and the link beside it say where it is. */
export function BoothExcerpt({ booth, themeId, booths, href, text }: BoothExcerptProps) {
  const { formatMessage } = useIntl();
  const here = booths.find(({ number }) => number === booth);
  if (!here) return null;
  const centre = { x: middle(here.outline.map(({ x }) => x)), y: middle(here.outline.map(({ y }) => y)) };
  const box = { x: centre.x - WIDTH / 2, y: centre.y - DEPTH / 2 };
  const near = booths.filter(({ outline }) =>
    outline.some(({ x, y }) => x > box.x && x < box.x + WIDTH && y > box.y && y < box.y + DEPTH),
  );
  const width = Math.max(...here.outline.map(({ x }) => x)) - Math.min(...here.outline.map(({ x }) => x));
  const inside = width >= WIDE;
  const points = ({ outline }: BoothOnPlan) => outline.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <div
      className={styles.excerpt}
      style={
        {
          '--strong': `var(--theme-${themeId}-strong)`,
          '--tint': `var(--theme-${themeId}-tint)`,
        } as React.CSSProperties
      }
    >
      <svg
        className={styles.plan}
        viewBox={`${box.x} ${box.y} ${WIDTH} ${DEPTH}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        {near.map((other) => (
          <polygon
            key={other.number}
            points={points(other)}
            className={other === here ? styles.here : other.exhibitorId === null ? styles.free : styles.booth}
          />
        ))}
        <text
          x={centre.x}
          y={inside ? centre.y : Math.min(...here.outline.map(({ y }) => y)) - 1.6}
          className={inside ? styles.number : styles.above}
        >
          {booth}
        </text>
      </svg>
      <div className={styles.foot}>
        <span className={styles.text}>{text}</span>
        <MoreLink href={href}>{formatMessage(exhibitorMessages.openPlan)}</MoreLink>
      </div>
    </div>
  );
}

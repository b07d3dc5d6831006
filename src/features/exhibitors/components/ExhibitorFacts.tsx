import { boothOnPlanHref } from '@/lib/paths';
import { useIntl } from 'react-intl';
import type { BoothOnPlan, Exhibitor } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { listText } from '@/i18n/lists';
import type { TextKey } from '@/lib/textIds';
import { FactRows } from '@/ui/layout/FactRows';
import { Icon } from '@/ui/controls/Icon';
import { MoreLink } from '@/ui/layout/Section';
import styles from './ExhibitorFacts.module.css';

interface BoothExcerptProps {
  booth: string;
  themeId: number;
  /** The booths of its hall. */
  booths: readonly BoothOnPlan[];
  /** The whole plan at this booth. */
  href: string;
  /** The booth's description: `36 m², raw space`. */
  text: string;
}

/** The section of the plan around a booth, in metres. */
const WIDTH = 56;
const DEPTH = 28;
/** A booth of this width has its number inside; a smaller one above. */
const WIDE = 9;

const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** The part of the plan around one booth. The text and link next to it give the location. */
function BoothExcerpt({ booth, themeId, booths, href, text }: BoothExcerptProps) {
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
        <MoreLink href={href}>{formatMessage({ id: 'exhibitors.openPlan' })}</MoreLink>
      </div>
    </div>
  );
}

interface ExhibitorFactsProps {
  exhibitor: Exhibitor;
  booths: readonly BoothOnPlan[];
}

/** A link to another site; the arrow marks it. */
const Out = ({ url }: { url: string }) => (
  <a href={url} rel="noopener nofollow">
    {url.replace(/\/$/, '')}
    <Icon name="external" size={16} className={styles.out} />
  </a>
);

/** The location of an exhibitor on the plan, and its facts. */
export function ExhibitorFacts({ exhibitor, booths }: ExhibitorFactsProps) {
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  const text = (key: TextKey<'exhibitors'>) => formatMessage({ id: `exhibitors.${key}` });
  const { origin, applicationIndustries, categories, website, showroomUrl, themeIds } = exhibitor;
  const [booth] = exhibitor.booths;
  const list = (words: string[]) => listText(words, locale);
  return (
    <>
      {booth && (
        <section aria-labelledby="plan-title">
          <h2 id="plan-title" className={styles.title}>
            {formatMessage({ id: 'exhibitors.hall' }, { hall: booth.hall })}
          </h2>
          <BoothExcerpt
            booth={booth.number}
            themeId={themeIds[0] ?? 1}
            booths={booths}
            href={boothOnPlanHref(locale, booth.number)}
            text={formatMessage(
              { id: 'exhibitors.boothSize' },
              {
                area: formatNumber(booth.area),
                kind: text(booth.kind),
              },
            )}
          />
        </section>
      )}
      <section aria-labelledby="details-title">
        <h2 id="details-title" className={styles.title}>
          {text('details')}
        </h2>
        <FactRows
          rows={[
            { name: text('booths'), value: list(exhibitor.booths.map(({ number }) => number)) },
            { name: text('origins'), value: origin.name },
            { name: text('industries'), value: list(applicationIndustries) },
            { name: text('categories'), value: list(categories) },
            { name: text('website'), value: website && <Out url={website} /> },
            { name: text('showroom'), value: showroomUrl && <Out url={showroomUrl} /> },
          ]}
        />
      </section>
    </>
  );
}

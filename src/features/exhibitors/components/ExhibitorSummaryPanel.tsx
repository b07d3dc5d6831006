import { boothOnPlanHref } from '@/lib/paths';
import { useIntl } from 'react-intl';
import type { BoothOnPlan, Exhibitor } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatList } from '@/i18n/lists';
import type { TextKey } from '@/lib/textIds';
import { DetailRows } from '@/ui/layout/DetailRows';
import { Icon } from '@/ui/controls/Icon';
import { MoreLink } from '@/ui/layout/Section';
import styles from './ExhibitorSummaryPanel.module.css';

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
const EXCERPT_WIDTH = 56;
const EXCERPT_HEIGHT = 28;
/** A booth of this width has its number inside; a smaller one above. */
const MIN_LABEL_WIDTH = 9;

const midpoint = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** The part of the plan around one booth. The text and link next to it give the location. */
function BoothExcerpt({ booth, themeId, booths, href, text }: BoothExcerptProps) {
  const { formatMessage } = useIntl();
  const selectedBooth = booths.find(({ number }) => number === booth);
  if (!selectedBooth) return null;
  const centre = {
    x: midpoint(selectedBooth.outline.map(({ x }) => x)),
    y: midpoint(selectedBooth.outline.map(({ y }) => y)),
  };
  const box = { x: centre.x - EXCERPT_WIDTH / 2, y: centre.y - EXCERPT_HEIGHT / 2 };
  const nearbyBooths = booths.filter(({ outline }) =>
    outline.some(({ x, y }) => x > box.x && x < box.x + EXCERPT_WIDTH && y > box.y && y < box.y + EXCERPT_HEIGHT),
  );
  const width =
    Math.max(...selectedBooth.outline.map(({ x }) => x)) - Math.min(...selectedBooth.outline.map(({ x }) => x));
  const isNumberInside = width >= MIN_LABEL_WIDTH;
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
        viewBox={`${box.x} ${box.y} ${EXCERPT_WIDTH} ${EXCERPT_HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        {nearbyBooths.map((other) => (
          <polygon
            key={other.number}
            points={points(other)}
            className={other === selectedBooth ? styles.here : other.exhibitorId === null ? styles.free : styles.booth}
          />
        ))}
        <text
          x={centre.x}
          y={isNumberInside ? centre.y : Math.min(...selectedBooth.outline.map(({ y }) => y)) - 1.6}
          className={isNumberInside ? styles.number : styles.above}
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

interface ExhibitorSummaryPanelProps {
  exhibitor: Exhibitor;
  booths: readonly BoothOnPlan[];
}

/** A link to another site; the arrow marks it. */
const ExternalLink = ({ url }: { url: string }) => (
  <a href={url} rel="noopener nofollow">
    {url.replace(/\/$/, '')}
    <Icon name="external" size={16} className={styles.externalIcon} />
  </a>
);

/** The location of an exhibitor on the plan, and its details. */
export function ExhibitorSummaryPanel({ exhibitor, booths }: ExhibitorSummaryPanelProps) {
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  const text = (key: TextKey<'exhibitors'>) => formatMessage({ id: `exhibitors.${key}` });
  const { origin, applicationIndustries, categories, website, showroomUrl, themeIds } = exhibitor;
  const [booth] = exhibitor.booths;
  const list = (items: string[]) => formatList(items, locale);
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
        <DetailRows
          rows={[
            { name: text('booths'), value: list(exhibitor.booths.map(({ number }) => number)) },
            { name: text('origins'), value: origin.name },
            { name: text('industries'), value: list(applicationIndustries) },
            { name: text('categories'), value: list(categories) },
            { name: text('website'), value: website && <ExternalLink url={website} /> },
            { name: text('showroom'), value: showroomUrl && <ExternalLink url={showroomUrl} /> },
          ]}
        />
      </section>
    </>
  );
}

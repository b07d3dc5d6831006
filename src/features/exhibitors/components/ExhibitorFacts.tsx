import { useIntl } from 'react-intl';
import type { BoothOnPlan, Exhibitor } from '@/api/types';
import { listText } from '@/i18n/lists';
import type { Locale } from '@/i18n/locales';
import { boothHref } from '@/lib/boothHref';
import { FactRows } from '@/ui/FactRows';
import { Icon } from '@/ui/Icon';
import { exhibitorMessages } from '../messages';
import { BoothExcerpt } from './BoothExcerpt';
import styles from './ExhibitorFacts.module.css';

interface ExhibitorFactsProps {
  exhibitor: Exhibitor;
  locale: Locale;
  booths: readonly BoothOnPlan[];
}

/** Another site; the arrow says so. */
const Out = ({ url }: { url: string }) => (
  <a href={url} rel="noopener nofollow">
    {url.replace(/\/$/, '')}
    <Icon name="external" size={16} className={styles.out} />
  </a>
);

/** Where an exhibitor stands, as a look at the plan, and what there is to know of it. */
export function ExhibitorFacts({ exhibitor, locale, booths }: ExhibitorFactsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const text = (key: keyof typeof exhibitorMessages) => formatMessage(exhibitorMessages[key]);
  const { origin, applicationIndustries, categories, website, showroomUrl, themeIds } = exhibitor;
  const [booth] = exhibitor.booths;
  const list = (words: string[]) => listText(words, locale);
  return (
    <>
      {booth && (
        <section aria-labelledby="plan-title">
          <h2 id="plan-title" className={styles.title}>
            {formatMessage(exhibitorMessages.hall, { hall: booth.hall })}
          </h2>
          <BoothExcerpt
            booth={booth.number}
            themeId={themeIds[0] ?? 1}
            booths={booths}
            href={boothHref(locale, booth.number)}
            text={formatMessage(exhibitorMessages.boothSize, {
              area: formatNumber(booth.area),
              kind: text(booth.kind),
            })}
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

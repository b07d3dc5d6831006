import { FormattedMessage, useIntl } from 'react-intl';
import type { SearchHit, SearchKind, SearchResult } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { langOf } from '@/i18n/locales';
import { Anchor } from '@/ui/controls/Anchor';
import { BoothSign } from '@/ui/display/BoothSign';
import { Icon } from '@/ui/controls/Icon';
import { HighlightedText } from '@/ui/display/HighlightedText';
import styles from './Suggestions.module.css';

export interface SuggestionsProps {
  result: SearchResult;
  keyword: string;
  /** The page of all results. */
  allHref: string;
}

const MAX_SUGGESTIONS = 5;
/** Hits per kind in the first round; further hits follow after all kinds. */
const HITS_PER_KIND = 2;

/** The best hits of each kind first, then more of the best kinds. */
export function topHits({ groups }: SearchResult): { kind: SearchKind; hit: SearchHit }[] {
  const hitsBetween = (from: number, to?: number) =>
    groups.flatMap(({ kind, hits }) => hits.slice(from, to).map((hit) => ({ kind, hit })));
  return [...hitsBetween(0, HITS_PER_KIND), ...hitsBetween(HITS_PER_KIND)].slice(0, MAX_SUGGESTIONS);
}

/** Search suggestions below the field: a few hits and a link to all. */
export function Suggestions({ result, keyword, allHref }: SuggestionsProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <div>
      <p className={styles.heading}>{formatMessage({ id: 'shell.suggestions' })}</p>
      <ul>
        {topHits(result).map(
          ({ kind, hit: { id, title, titleMarks, summary, summaryMarks, url, picture, booth, themeId, lang } }) => (
            <li key={kind + id} className={styles.item}>
              <Anchor href={url} className={styles.suggestion} data-suggestion="">
                <span className={styles.frame}>
                  {picture && <img src={picture.url} alt="" width={40} height={40} className={styles.picture} />}
                </span>
                <span className={styles.body}>
                  <span className={styles.title} lang={langOf(lang, locale)}>
                    <HighlightedText text={title} ranges={titleMarks} />
                  </span>
                  <span className={styles.second}>
                    {formatMessage({ id: `search.kind.${kind}` })}
                    {summary && (
                      <>
                        {' · '}
                        <span lang={langOf(lang, locale)}>
                          <HighlightedText text={summary} ranges={summaryMarks} />
                        </span>
                      </>
                    )}
                  </span>
                </span>
                {booth && <BoothSign booth={booth} themeId={themeId ?? 1} />}
              </Anchor>
            </li>
          ),
        )}
      </ul>
      <Anchor href={allHref} className={styles.all} data-suggestion="">
        <FormattedMessage id="shell.allResults" values={{ count: result.total, words: keyword }} />
        <Icon name="arrow-right" size={18} className={styles.arrow} />
      </Anchor>
    </div>
  );
}

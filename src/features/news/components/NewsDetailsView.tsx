import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NewsItem, NewsSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { langOf, type Locale } from '@/i18n/locales';
import { TranslationNote } from '@/i18n/TranslationNote';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Icon } from '@/ui/controls/Icon';
import { Picture } from '@/ui/display/Picture';
import { Prose } from '@/ui/layout/Prose';
import { Section } from '@/ui/layout/Section';
import { ShareTools } from '@/ui/controls/ShareTools';
import { NewsCards, NewsMeta } from './NewsCard';
import styles from './NewsDetailsView.module.css';

interface NewsDetailsViewProps {
  item: NewsItem;
  /** The page's absolute URL, to copy. */
  url: string;
  /** Language of the text shown: it may exist in fewer languages than the title. */
  bodyLang?: Locale;
  previous?: Pick<NewsSummary, 'id' | 'title' | 'lang'> | null;
  next?: Pick<NewsSummary, 'id' | 'title' | 'lang'> | null;
  recommended?: readonly NewsSummary[];
  /** Below the article. */
  adverts?: ReactNode;
}

/** The previous or next item; the link text is its title. */
function AdjacentItem({
  item,
  direction,
}: {
  item: NonNullable<NewsDetailsViewProps['next']>;
  direction: 'previous' | 'next';
}) {
  const locale = useLocale();
  return (
    <Anchor
      href={paths.newsDetails.href({ lang: locale, id: item.id })}
      className={styles[direction]}
      rel={direction === 'next' ? 'next' : 'prev'}
    >
      <Icon name={direction === 'next' ? 'arrow-right' : 'arrow-left'} className={styles.arrow} />
      <span>
        <span className={styles.side}>
          <FormattedMessage id={`news.${direction}`} />
        </span>
        <span className={styles.neighbour} lang={langOf(item.lang, locale)}>
          {item.title}
        </span>
      </span>
    </Anchor>
  );
}

/** An article: title, date, source, picture, text, neighbours, further reading. */
export function NewsDetailsView({
  item,
  url,
  bodyLang = item.bodyLang,
  previous,
  next,
  recommended = [],
  adverts,
}: NewsDetailsViewProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { title, summary, lang, cover, source, sourceUrl, author, body, attachments } = item;
  const sourceText = source && formatMessage({ id: 'news.source' }, { source });
  return (
    <>
      <article className={styles.article}>
        <header>
          <NewsMeta item={item} />
          <h1 className={styles.title} lang={langOf(lang, locale)}>
            <PhraseLineBreaks>{title}</PhraseLineBreaks>
          </h1>
          <p className={styles.summary} lang={langOf(lang, locale)}>
            {summary}
          </p>
          <div className={styles.line}>
            <p className={styles.source}>
              {author && <span>{formatMessage({ id: 'news.author' }, { author })}</span>}
              {sourceText && (sourceUrl ? <Anchor href={sourceUrl}>{sourceText}</Anchor> : <span>{sourceText}</span>)}
            </p>
            <ShareTools url={url} />
          </div>
        </header>
        {cover && <Picture className={styles.cover} image={cover} fetchPriority="high" />}
        <TranslationNote contentLocale={bodyLang} />
        <Prose className={styles.body} html={body} lang={langOf(bodyLang, locale)} />
        {attachments.length > 0 && (
          <section className={styles.attachments} aria-labelledby="attachments">
            <h2 id="attachments">{formatMessage({ id: 'news.attachments' })}</h2>
            <ul>
              {attachments.map(({ name, url: file }) => (
                <li key={file}>
                  <a href={file} className={styles.attachment} download>
                    <Icon name="download" />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {(previous || next) && (
          <div className={styles.neighbours} data-no-print>
            {previous && <AdjacentItem item={previous} direction="previous" />}
            {next && <AdjacentItem item={next} direction="next" />}
          </div>
        )}
      </article>
      {adverts}
      {recommended.length > 0 && (
        <div data-no-print>
          <Section
            id="recommended"
            title={formatMessage({ id: 'news.recommended' })}
            link={{ name: formatMessage({ id: 'news.backToList' }), url: paths.news.href({ lang: locale }) }}
            background="haze"
          >
            <NewsCards items={recommended.slice(0, 3)} />
          </Section>
        </div>
      )}
    </>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Theme } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { listText } from '@/i18n/lists';
import { isChinese, langOf, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Clauses } from '@/ui/layout/Clauses';
import { Icon } from '@/ui/controls/Icon';
import { PageHeading } from '@/ui/layout/PageHeading';
import { Section } from '@/ui/layout/Section';
import styles from './ThemeView.module.css';

/** What is to be seen, block by block: the picture at the right and at the left by turns. */
const ThemeBlocks = ({ blocks }: { blocks: Theme['blocks'] }) => (
  <div className={styles.blocks}>
    {blocks.map(({ title, background, items }, index) => (
      <section key={title} className={styles.block} aria-labelledby={`block-${index}`}>
        {background && (
          <img className={styles.picture} src={background} alt="" width={960} height={540} loading="lazy" />
        )}
        <div className={styles.words}>
          <h2 id={`block-${index}`} className={styles.title}>
            <Clauses>{title}</Clauses>
          </h2>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.title} className={styles.item}>
                <h3 className={styles.itemTitle}>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    ))}
  </div>
);

export interface ThemeViewProps {
  theme: Theme;
  /** All five. */
  themes: readonly Theme[];
  /** How many exhibitors it has. */
  count: number;
  /** Some of its exhibitors as cards. */
  exhibitors: ReactNode;
}

/** The names on the signs in the halls that the reader's own language does not say already. */
const signsOf = ({ name, zh, en }: Theme['categories'][number], locale: Locale) =>
  [...(isChinese(locale) ? [] : [{ text: zh, lang: 'zh-CN' }]), { text: en, lang: 'en' }].filter(
    ({ text }) => text !== name,
  );

/** A themed exhibition, tinted by the colours that the content gives it. */
export function ThemeView({ theme, themes, count, exhibitors }: ThemeViewProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { id, name, englishName, summary, picture, colours, halls, halls2023, categories, blocks } = theme;
  const listHref = `${paths.exhibitorList.href({ lang: locale })}?theme=${id}`;
  const all = formatMessage({ id: 'themes.all' }, { count });
  const tint = {
    [`--theme-${id}-strong`]: colours.strong,
    [`--theme-${id}-main`]: colours.main,
    [`--theme-${id}-tint`]: colours.tint,
    '--strong': colours.strong,
    '--tint': colours.tint,
  } as CSSProperties;
  return (
    <div style={tint}>
      <PageHeading
        tone={`theme-${id}`}
        title={name}
        lead={summary}
        above={<span className={styles.english}>{englishName === name ? null : englishName}</span>}
        picture={picture}
      >
        <div>
          <p className={styles.halls}>
            {formatMessage({ id: 'themes.halls' }, { count: halls.length, halls: listText(halls, locale) })}
          </p>
          <div className={styles.actions} data-no-print>
            <Anchor href={listHref} className={buttonClass('light')}>
              {all}
            </Anchor>
            <Anchor
              href={`${paths.hallPlan.href({ lang: locale })}`}
              className={buttonClass('outline', 'medium', styles.outline)}
            >
              {formatMessage({ id: 'themes.plan' })}
            </Anchor>
          </div>
          {halls2023.length > 0 && (
            <p className={styles.before}>
              {formatMessage(
                { id: 'themes.halls2023' },
                { count: halls2023.length, halls: listText(halls2023, locale) },
              )}
            </p>
          )}
        </div>
      </PageHeading>
      <Section
        id="categories"
        title={formatMessage({ id: 'themes.categories' })}
        text={formatMessage({ id: 'themes.categoriesText' })}
      >
        <ul className={styles.categories}>
          {categories.map((category) => (
            <li key={category.id}>
              <Anchor
                href={`${paths.products.href({ lang: locale })}?category=${category.id}`}
                className={styles.category}
              >
                {/* Without a name of its own language a category has its English one. */}
                <span className={styles.first} lang={category.name === category.en ? langOf('en', locale) : undefined}>
                  {category.name}
                </span>
                {signsOf(category, locale).map(({ text, lang }) => (
                  <span key={lang} className={styles.second} lang={lang}>
                    {text}
                  </span>
                ))}
              </Anchor>
            </li>
          ))}
        </ul>
      </Section>
      <ThemeBlocks blocks={blocks} />
      <Section
        id="exhibitors"
        title={formatMessage({ id: 'themes.exhibitors' })}
        link={{ name: all, url: listHref }}
        ground="haze"
      >
        {exhibitors}
      </Section>
      <nav className={styles.others} aria-label={formatMessage({ id: 'themes.others' })} data-no-print>
        <ul className={styles.otherList}>
          {themes
            .filter((other) => other.id !== id)
            .map((other) => (
              <li key={other.id} style={{ backgroundColor: `var(--theme-${other.id}-strong)` }}>
                <Anchor href={paths.theme.href({ lang: locale, id: other.id })} className={styles.other} data-on-ink>
                  <span className={styles.numbers}>{other.halls.join(' ')}</span>
                  <span className={styles.otherName}>
                    {other.shortName}
                    <Icon name="arrow-right" size={18} />
                  </span>
                </Anchor>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}

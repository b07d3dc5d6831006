import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Theme } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatList } from '@/i18n/lists';
import { isChinese, langOf, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Icon } from '@/ui/controls/Icon';
import { Stack } from '@/ui/layout/Layout';
import { PageHeading } from '@/ui/layout/PageHeading';
import { Section } from '@/ui/layout/Section';
import styles from './ThemeView.module.css';

/** Highlights, block by block: the picture alternates between right and left. */
const ThemeBlocks = ({ blocks }: { blocks: Theme['blocks'] }) => (
  <div className={styles.blocks}>
    {blocks.map(({ title, background, items }, index) => (
      <section key={title} className={styles.block} aria-labelledby={`block-${index}`}>
        {background && (
          <img className={styles.picture} src={background} alt="" width={960} height={540} loading="lazy" />
        )}
        <div>
          <h2 id={`block-${index}`} className={styles.title}>
            <PhraseLineBreaks>{title}</PhraseLineBreaks>
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

interface ThemeHeadProps {
  theme: Theme;
  /** All of its exhibitors. */
  exhibitors: { name: string; url: string };
}

/** Its name, description and halls, and links to its exhibitors and the plan. */
function ThemeHead({ theme, exhibitors }: ThemeHeadProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { id, name, englishName, summary, picture, halls, halls2023 } = theme;
  return (
    <PageHeading
      tone={`theme-${id}`}
      title={name}
      lead={summary}
      above={<span className={styles.english}>{englishName === name ? null : englishName}</span>}
      picture={picture}
    >
      <div>
        <p className={styles.halls}>
          {formatMessage({ id: 'themes.halls' }, { count: halls.length, halls: formatList(halls, locale) })}
        </p>
        <Stack inRow gap={3} className={styles.actions} data-no-print>
          <Anchor href={exhibitors.url} className={buttonClass('light')}>
            {exhibitors.name}
          </Anchor>
          <Anchor
            href={paths.hallPlan.href({ lang: locale })}
            className={buttonClass('outline', 'medium', styles.outline)}
          >
            {formatMessage({ id: 'themes.plan' })}
          </Anchor>
        </Stack>
        {halls2023.length > 0 && (
          <p className={styles.before}>
            {formatMessage(
              { id: 'themes.halls2023' },
              { count: halls2023.length, halls: formatList(halls2023, locale) },
            )}
          </p>
        )}
      </div>
    </PageHeading>
  );
}

/** The names on the hall signs, except those equal to the name in the user's language. */
const signNames = ({ name, zh, en }: Theme['categories'][number], locale: Locale) =>
  [...(isChinese(locale) ? [] : [{ text: zh, lang: 'zh-CN' }]), { text: en, lang: 'en' }].filter(
    ({ text }) => text !== name,
  );

/** The theme's product categories as links, with the names on the hall signs. */
function ThemeCategories({ categories }: { categories: Theme['categories'] }) {
  const locale = useLocale();
  return (
    <ul className={styles.categories}>
      {categories.map((category) => (
        <li key={category.id}>
          <Anchor href={`${paths.products.href({ lang: locale })}?category=${category.id}`} className={styles.category}>
            {/* A category without a name in this language shows its English one. */}
            <span className={styles.first} lang={category.name === category.en ? langOf('en', locale) : undefined}>
              {category.name}
            </span>
            {signNames(category, locale).map(({ text, lang }) => (
              <span key={lang} className={styles.second} lang={lang}>
                {text}
              </span>
            ))}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** Links to the other themed exhibitions. */
function OtherThemes({ themes }: { themes: readonly Theme[] }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.others} aria-label={formatMessage({ id: 'themes.others' })} data-no-print>
      <ul className={styles.otherList}>
        {themes.map(({ id, halls, shortName }) => (
          <li key={id} style={{ backgroundColor: `var(--theme-${id}-strong)` }}>
            <Anchor href={paths.theme.href({ lang: locale, id })} className={styles.other} data-on-dark>
              <span className={styles.numbers}>{halls.join(' ')}</span>
              <span className={styles.otherName}>
                {shortName}
                <Icon name="arrow-right" size={18} />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface ThemeViewProps {
  theme: Theme;
  /** All five. */
  themes: readonly Theme[];
  /** The number of its exhibitors. */
  count: number;
  /** Some of its exhibitors as cards. */
  exhibitors: ReactNode;
}

/** A themed exhibition, tinted in its content colours. */
export function ThemeView({ theme, themes, count, exhibitors }: ThemeViewProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { id, colours, categories, blocks } = theme;
  const exhibitorsLink = {
    name: formatMessage({ id: 'themes.all' }, { count }),
    url: `${paths.exhibitorList.href({ lang: locale })}?theme=${id}`,
  };
  const themeColours = {
    [`--theme-${id}-strong`]: colours.strong,
    [`--theme-${id}-main`]: colours.main,
    [`--theme-${id}-tint`]: colours.tint,
    '--strong': colours.strong,
    '--tint': colours.tint,
  } as CSSProperties;
  return (
    <div style={themeColours}>
      <ThemeHead theme={theme} exhibitors={exhibitorsLink} />
      <Section
        id="categories"
        title={formatMessage({ id: 'themes.categories' })}
        text={formatMessage({ id: 'themes.categoriesText' })}
      >
        <ThemeCategories categories={categories} />
      </Section>
      <ThemeBlocks blocks={blocks} />
      <Section
        id="exhibitors"
        title={formatMessage({ id: 'themes.exhibitors' })}
        link={exhibitorsLink}
        background="haze"
      >
        {exhibitors}
      </Section>
      <OtherThemes themes={themes.filter((other) => other.id !== id)} />
    </div>
  );
}

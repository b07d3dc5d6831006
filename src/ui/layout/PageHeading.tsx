import type { ReactNode } from 'react';
import { classes } from '@/ui/classes';
import { PhraseLineBreaks } from './PhraseLineBreaks';
import styles from './PageHeading.module.css';

type HeadingTone = 'haze' | 'ink' | `theme-${number}`;

interface PageHeadingProps {
  title: string;
  lead?: string | null;
  /** Of title and lead, if it differs from the page's. */
  lang?: string;
  /** A short line above the title: a date, a number, a kind. */
  above?: ReactNode;
  /** Without a background: it is placed on the heading's own. */
  picture?: { url: string; width: number; height: number } | null;
  tone?: HeadingTone;
  /** Content below the lead: buttons, details. */
  children?: ReactNode;
}

/** The top of a page: its title in large type on a full-width background, with one picture cut at the lower edge. */
export function PageHeading({ title, lead, lang, above, picture, tone = 'haze', children }: PageHeadingProps) {
  const isDark = tone !== 'haze';
  return (
    <header
      className={classes(styles.heading, isDark && styles.dark)}
      style={tone.startsWith('theme-') ? { backgroundColor: `var(--${tone}-strong)` } : undefined}
      data-on-dark={isDark || undefined}
    >
      <div className={classes(styles.inner, !picture && styles.alone)}>
        <div className={styles.body}>
          {above && <div className={styles.above}>{above}</div>}
          <h1 className={styles.title} lang={lang}>
            <PhraseLineBreaks>{title}</PhraseLineBreaks>
          </h1>
          {lead && (
            <p className={styles.lead} lang={lang}>
              {lead}
            </p>
          )}
          {children && <div className={styles.more}>{children}</div>}
        </div>
        {picture && (
          <div className={styles.frame} data-no-print>
            <img
              className={styles.picture}
              src={picture.url}
              alt=""
              width={picture.width}
              height={picture.height}
              fetchPriority="high"
            />
          </div>
        )}
      </div>
    </header>
  );
}

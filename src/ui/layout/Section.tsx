import type { ReactNode } from 'react';
import { Anchor } from '@/ui/controls/Anchor';
import { classes } from '@/ui/classes';
import { PhraseLineBreaks } from './PhraseLineBreaks';
import { Icon } from '@/ui/controls/Icon';
import styles from './Section.module.css';

interface SectionProps {
  /** Also names the section, so it must be unique on the page. */
  id: string;
  title: string;
  text?: string | null;
  link?: { name: string; url: string } | null;
  background?: 'paper' | 'haze' | 'dark';
  children: ReactNode;
}

/** A part of a page: title at the left, one text link with a red arrow at the right, both on one baseline. */
export function Section({ id, title, text, link, background = 'paper', children }: SectionProps) {
  return (
    <section
      className={classes(styles.section, styles[background])}
      aria-labelledby={id}
      data-on-dark={background === 'dark' || undefined}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <div>
            <h2 id={id} className={styles.title}>
              <PhraseLineBreaks>{title}</PhraseLineBreaks>
            </h2>
            {text && <p className={styles.text}>{text}</p>}
          </div>
          {link && <MoreLink href={link.url}>{link.name}</MoreLink>}
        </div>
        {children}
      </div>
    </section>
  );
}

/** A text link with a red arrow (white on a dark background). */
export const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor href={href} className={styles.more}>
    {children}
    <Icon name="arrow-right" size={18} className={styles.arrow} />
  </Anchor>
);

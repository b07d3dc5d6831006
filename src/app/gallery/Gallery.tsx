/** All examples of components on one page, in a language that the reader chooses. */
import type { ComponentType } from 'react';
import { LOCALES } from '@/rules/locales';
import { Button } from '@/ui/controls/Button';
import { SelectBox } from '@/ui/controls/SelectField';
import { Stack } from '@/ui/layout/Layout';
import styles from './Gallery.module.css';

/** English in accented letters (src/i18n/pseudo.mjs). */
export const PSEUDO_LOCALE = 'en-XA';

interface GalleryProps {
  /** The examples of each `*.gallery.tsx`: its exports. */
  galleries: readonly { name: string; examples: Readonly<Record<string, ComponentType>> }[];
  /** A language of the site, or the pseudo-locale. */
  language: string;
}

const languages = [...LOCALES, PSEUDO_LOCALE].map((value) => ({ value, label: value }));

export const Gallery = ({ galleries, language }: GalleryProps) => (
  <>
    <header className={styles.header}>
      {/* A new document: the catalog of a page never changes. */}
      <form action="/dev/gallery">
        <Stack inRow>
          <SelectBox aria-label="Language" name="locale" defaultValue={language} options={languages} />
          <Button type="submit">Show</Button>
        </Stack>
      </form>
      <nav className={styles.index} aria-label="Components">
        {galleries.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
    </header>
    <main className={styles.main}>
      {galleries.map(({ name, examples }) => (
        <section key={name} id={name} aria-label={name}>
          {Object.entries(examples).map(([title, Example]) => (
            <article key={title} className={styles.example} aria-label={`${name}: ${title}`}>
              <p className={styles.title}>{`${name}: ${title}`}</p>
              <Example />
            </article>
          ))}
        </section>
      ))}
    </main>
  </>
);

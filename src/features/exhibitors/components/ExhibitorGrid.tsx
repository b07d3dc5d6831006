import type { ExhibitorSummary } from '@/api/types';
import type { Locale } from '@/i18n/locales';
import type { Marks } from '@/state/useMarks';
import { favouriteExhibitor } from '../favourite';
import { ExhibitorCard } from './ExhibitorCard';
import styles from './ExhibitorList.module.css';

interface ExhibitorGridProps {
  exhibitors: readonly ExhibitorSummary[];
  locale: Locale;
  marks: Marks;
}

/** Some exhibitors as cards, below a heading of their own. */
export const ExhibitorGrid = ({ exhibitors, locale, marks }: ExhibitorGridProps) => (
  <ul className={styles.few}>
    {exhibitors.map((exhibitor) => (
      <li key={exhibitor.id}>
        <ExhibitorCard
          exhibitor={exhibitor}
          locale={locale}
          marked={marks.has(exhibitor.id)}
          onMark={(marked) => marks.toggle(favouriteExhibitor(marked))}
        />
      </li>
    ))}
  </ul>
);

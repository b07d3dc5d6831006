import type { Home } from '@/api/types';
import { Anchor } from '@/ui/Anchor';
import { BoothSign } from '@/ui/BoothSign';
import { Section } from '@/ui/Section';
import styles from './Exhibitors.module.css';

/** Cards in a grid of hairlines: drawn mark, name, and at the lower left, always in the same place, the booth sign. */
export const Exhibitors = ({ block }: { block: Home['exhibitors'] }) => (
  <Section id="exhibitors" title={block.title} text={block.text} link={block.link} ground="haze">
    <ul className={styles.grid}>
      {block.items.map(({ id, name, englishName, themeId, booth, mark, link }) => (
        <li key={id} className={styles.cell}>
          <Anchor href={link} className={styles.card}>
            <img className={styles.mark} src={mark.url} alt="" width={56} height={56} loading="lazy" />
            <span className={styles.name}>{name}</span>
            {englishName !== name && (
              <span className={styles.english} lang="en">
                {englishName}
              </span>
            )}
            <span className={styles.sign}>
              <BoothSign booth={booth} themeId={themeId} />
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  </Section>
);

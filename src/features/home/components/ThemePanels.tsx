import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Home } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { Anchor } from '@/ui/controls/Anchor';
import { Icon } from '@/ui/controls/Icon';
import { Picture } from '@/ui/display/Picture';
import styles from './ThemePanels.module.css';

type Theme = Home['themes']['items'][number];

/** `Halls 9/11/13`; in Chinese and Japanese the word follows the numbers. */
function Halls({ halls }: { halls: Theme['halls'] }) {
  const locale = useLocale();
  const word = (
    <span className={styles.word}>
      <FormattedMessage id="home.halls" values={{ count: halls.length }} />
    </span>
  );
  const isWordLast = locale !== 'en' && locale !== 'ru';
  return (
    <span className={styles.halls}>
      {!isWordLast && word}
      <span className={styles.numbers}>
        {halls.map((hall, index) => (
          <Fragment key={hall}>
            {index > 0 && <span className={styles.slash}>/</span>}
            {hall}
          </Fragment>
        ))}
      </span>
      {isWordLast && word}
    </span>
  );
}

/** Five equal panels without gaps, each in its exhibition's strong colour; one link each. */
export const ThemePanels = ({ block }: { block: Home['themes'] }) => {
  const locale = useLocale();
  return (
    <section aria-labelledby="themes" data-on-dark>
      <h2 id="themes" className="visually-hidden">
        {block.title}
      </h2>
      <ul className={styles.panels}>
        {block.items.map(({ id, name, englishName, colour, halls, picture, link }) => (
          <li key={id} style={{ backgroundColor: colour }} className={styles.panel}>
            <Anchor href={link} className={styles.link}>
              <Halls halls={halls} />
              <Picture className={styles.picture} image={picture} alt="" loading="lazy" />
              <h3 className={styles.name}>{name}</h3>
              {locale !== 'en' && (
                <span className={styles.english} lang="en">
                  {englishName}
                </span>
              )}
              {block.link && (
                <span className={styles.enter}>
                  {block.link.name}
                  <Icon name="arrow-right" />
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
};

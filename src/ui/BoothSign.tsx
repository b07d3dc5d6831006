import { FormattedMessage } from 'react-intl';
import { classes } from './classes';
import { uiMessages } from './messages';
import styles from './BoothSign.module.css';

interface BoothSignProps {
  /** `14-C05`: hall, hyphen, position. */
  booth: string;
  /** 1 to 5; the hall's half takes the theme's strong colour. */
  themeId: number;
  size?: 'card' | 'page';
}

/** The booth number as the sign over the booth shows it; read aloud as one number. */
export function BoothSign({ booth, themeId, size = 'card' }: BoothSignProps) {
  const [hall = booth, position = ''] = booth.split('-');
  return (
    <span className={classes(styles.sign, styles[size])} translate="no">
      <span className="visually-hidden">
        <FormattedMessage {...uiMessages.booth} values={{ booth }} />
      </span>
      <span className={styles.hall} style={{ backgroundColor: `var(--theme-${themeId}-strong)` }} aria-hidden="true">
        {hall}
      </span>
      <span className={styles.position} aria-hidden="true">
        {position}
      </span>
    </span>
  );
}

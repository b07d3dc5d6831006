import { FormattedMessage } from 'react-intl';
import { classes } from '@/ui/classes';
import styles from './BoothSign.module.css';

interface BoothSignProps {
  /** `14-C05`: hall, hyphen, position. */
  booth: string;
  /** 1 to 5; the hall's half has the theme's strong colour. */
  themeId: number;
  size?: 'card' | 'page';
  /** White hall half, for a background in the theme's colour. */
  reversed?: boolean;
}

/** The booth number in the form of the sign above the booth; read out as one number. */
export function BoothSign({ booth, themeId, size = 'card', reversed = false }: BoothSignProps) {
  const colour = `var(--theme-${themeId}-strong)`;
  const [hall = booth, position = ''] = booth.split('-');
  return (
    <span className={classes(styles.sign, styles[size])} translate="no">
      <span className="visually-hidden">
        <FormattedMessage id="ui.booth" values={{ booth }} />
      </span>
      <span
        className={styles.hall}
        style={reversed ? { backgroundColor: 'var(--paper)', color: colour } : { backgroundColor: colour }}
        aria-hidden="true"
      >
        {hall}
      </span>
      <span className={styles.position} aria-hidden="true">
        {position}
      </span>
    </span>
  );
}

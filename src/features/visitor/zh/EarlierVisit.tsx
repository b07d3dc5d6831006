import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import styles from './CardScan.module.css';
import { earlierMessages } from './messages';

interface EarlierVisitProps {
  year: number;
  /** What would be filled in, as people read it. */
  told: string;
  onFill: () => void;
}

/** Who came in an earlier year need not type again what was said then. */
export function EarlierVisit({ year, told, onFill }: EarlierVisitProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isFilled, setIsFilled] = useState(false);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id={id}>
            {formatMessage(earlierMessages.title, { year })}
          </h2>
          <p className={styles.text}>{told}</p>
        </div>
        <Button
          look="quiet"
          onClick={() => {
            onFill();
            setIsFilled(true);
          }}
        >
          <Icon name="check" />
          {formatMessage(earlierMessages.fill)}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {isFilled && formatMessage(earlierMessages.filled)}
      </p>
    </section>
  );
}

import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/controls/Anchor';
import { Icon } from '@/ui/controls/Icon';
import { Stack } from '@/ui/layout/Layout';
import { BringList } from './BringList';
import styles from './Result.module.css';

export function Bring() {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section">
      <h2 className={styles.partTitle}>{formatMessage({ id: 'visitor.bringTitle' })}</h2>
      <BringList confirmed />
    </Stack>
  );
}

/** Links from the badge while registration is open. */
export function ResultLinks(props: { editHref: string; mineHref: string; onAnother: () => void }) {
  const { editHref, mineHref, onAnother } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.links}>
      <Anchor href={editHref} className={styles.link}>
        {formatMessage({ id: 'visitor.edit' })}
        <Icon name="arrow-right" size={18} />
      </Anchor>
      <Anchor href={mineHref} className={styles.link}>
        {formatMessage({ id: 'visitor.mine' })}
        <Icon name="arrow-right" size={18} />
      </Anchor>
      <button type="button" className={styles.link} onClick={onAnother}>
        {formatMessage({ id: 'visitor.another' })}
        <Icon name="arrow-right" size={18} />
      </button>
    </div>
  );
}

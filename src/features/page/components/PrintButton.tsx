import { FormattedMessage } from 'react-intl';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useHydrated } from '@/ui/useHydrated';
import { pageMessages } from '../messages';
import styles from './PrintButton.module.css';

/** Prints the page. It needs script, so it appears with it, in room that was kept. */
export function PrintButton() {
  const services = useServices();
  const ready = useHydrated();
  return (
    <span className={styles.print} data-ready={ready || undefined} data-no-print>
      <Button look="quiet" onClick={() => services.print()}>
        <Icon name="printer" />
        <FormattedMessage {...pageMessages.print} />
      </Button>
    </span>
  );
}

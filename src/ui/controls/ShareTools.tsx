import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '@/state/ServicesContext';
import { Button } from './Button';
import { Icon } from './Icon';
import { useHydrated } from '@/ui/hooks/useHydrated';
import styles from './ShareTools.module.css';

/** Copies the page's URL, prints. Both need JavaScript, so they appear after hydration in reserved space. */
export function ShareTools({ url }: { url: string }) {
  const { formatMessage } = useIntl();
  const services = useServices();
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await services.copy(url);
    setCopied(true);
  };
  return (
    <div
      className={styles.tools}
      role="group"
      aria-label={formatMessage({ id: 'ui.tools' })}
      data-ready={isHydrated || undefined}
      data-no-print
    >
      <Button variant="quiet" size="small" onClick={() => void copy().catch(() => setCopied(false))}>
        <Icon name={isCopied ? 'check' : 'link'} size={18} />
        {formatMessage(isCopied ? { id: 'ui.copied' } : { id: 'ui.copy' })}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && formatMessage({ id: 'ui.copied' })}
      </span>
      <Button variant="quiet" size="small" onClick={() => services.print()}>
        <Icon name="printer" size={18} />
        {formatMessage({ id: 'ui.print' })}
      </Button>
    </div>
  );
}

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
  const ready = useHydrated();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await services.copy(url);
    setCopied(true);
  };
  return (
    <div
      className={styles.tools}
      role="group"
      aria-label={formatMessage({ id: 'ui.tools' })}
      data-ready={ready || undefined}
      data-no-print
    >
      <Button look="quiet" size="small" onClick={() => void copy().catch(() => setCopied(false))}>
        <Icon name={copied ? 'check' : 'link'} size={18} />
        {formatMessage(copied ? { id: 'ui.copied' } : { id: 'ui.copy' })}
      </Button>
      <span role="status" className="visually-hidden">
        {copied && formatMessage({ id: 'ui.copied' })}
      </span>
      <Button look="quiet" size="small" onClick={() => services.print()}>
        <Icon name="printer" size={18} />
        {formatMessage({ id: 'ui.print' })}
      </Button>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { StatusPanel } from '@/ui/layout/StatusPanel';

interface SignInPanelProps {
  /** Goes on with the sign-in: resolves with whether it could. Runs once, when the page is there. */
  proceed: () => Promise<boolean>;
  /** Begins anew. */
  retryHref: string;
  homeHref: string;
}

/** A sign-in by WeChat under way: says what happens, and what to do when it cannot go on. */
export function SignInPanel({ proceed, retryHref, homeHref }: SignInPanelProps) {
  const { formatMessage } = useIntl();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void proceed().then((couldProceed) => setFailed(!couldProceed));
  }, [proceed]);
  return (
    <StatusPanel
      title={formatMessage({ id: 'wechat.signIn' })}
      text={formatMessage({ id: 'wechat.signInText' })}
      error={failed ? formatMessage({ id: 'wechat.failed' }) : undefined}
    >
      <p>
        {/* A document of its own: what the session holds of the last try is of no use. */}
        <a href={retryHref} className={buttonClass('second')} hidden={!failed}>
          {formatMessage({ id: 'wechat.retry' })}
        </a>{' '}
        <Anchor href={homeHref} className={buttonClass('text')}>
          {formatMessage({ id: 'wechat.home' })}
        </Anchor>
      </p>
    </StatusPanel>
  );
}

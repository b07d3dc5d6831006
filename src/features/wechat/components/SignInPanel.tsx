import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { StatusPanel } from '@/ui/layout/StatusPanel';

interface SignInPanelProps {
  /** Continues the sign-in; resolves with whether it succeeded. Runs once, after mount. */
  proceed: () => Promise<boolean>;
  /** Restarts the sign-in. */
  retryHref: string;
  homeHref: string;
}

/** A WeChat sign-in in progress: its status, and what to do when it fails. */
export function SignInPanel({ proceed, retryHref, homeHref }: SignInPanelProps) {
  const { formatMessage } = useIntl();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void proceed().then((hasSucceeded) => setFailed(!hasSucceeded));
  }, [proceed]);
  return (
    <StatusPanel
      title={formatMessage({ id: 'wechat.signIn' })}
      text={formatMessage({ id: 'wechat.signInText' })}
      error={failed ? formatMessage({ id: 'wechat.failed' }) : undefined}
    >
      <p>
        {/* A full page load: the session of the last attempt is of no use. */}
        <a href={retryHref} className={buttonClass('secondary')} hidden={!failed}>
          {formatMessage({ id: 'wechat.retry' })}
        </a>{' '}
        <Anchor href={homeHref} className={buttonClass('text')}>
          {formatMessage({ id: 'wechat.home' })}
        </Anchor>
      </p>
    </StatusPanel>
  );
}

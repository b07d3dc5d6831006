import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isApiError, ownApi } from '@/api';
import { StatusPanel } from '@/ui/layout/StatusPanel';
import { definePage } from '@/pages/shared/definePage';
import { Button } from '@/ui/controls/Button';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';

/** Confirms or ends the newsletter on a click, not on page load, because mail programs open links in advance. */
function NewsletterPage() {
  const { formatMessage } = useIntl();
  const query = useOwnQuery();
  const ends = useLocation().pathname.endsWith('/unsubscribe');
  const token = query.get('token');
  const [confirm, confirmed] = ownApi.endpoints.ownConfirmSubscription.useMutation();
  const [unsubscribe, ended] = ownApi.endpoints.ownUnsubscribe.useMutation();
  const [error, setError] = useState<string>();
  const title = formatMessage(ends ? { id: 'newsletter.end' } : { id: 'newsletter.confirm' });
  if (!token) return <StatusPanel title={title} text={formatMessage({ id: 'newsletter.noToken' })} />;
  const done = ends ? ended.data : confirmed.data;
  if (done) {
    const values = { email: done.emailMasked };
    return ends ? (
      <StatusPanel
        title={formatMessage({ id: 'newsletter.ended' })}
        text={formatMessage({ id: 'newsletter.endedText' }, values)}
      />
    ) : (
      <StatusPanel
        title={formatMessage({ id: 'newsletter.confirmed' })}
        text={formatMessage({ id: 'newsletter.confirmedText' }, values)}
      />
    );
  }
  const act = async () => {
    const request = { tokenRequest: { token } };
    const result = ends ? await unsubscribe(request) : await confirm(request);
    const failure = result.error;
    setError(
      failure &&
        (isApiError(failure) && failure.kind === 'answer'
          ? failure.message
          : formatMessage({ id: 'newsletter.failed' })),
    );
  };
  return (
    <StatusPanel
      title={title}
      text={formatMessage(ends ? { id: 'newsletter.endText' } : { id: 'newsletter.confirmText' })}
      error={error}
    >
      <Button look="main" onClick={() => void act()}>
        {title}
      </Button>
    </StatusPanel>
  );
}

export const page = definePage({ head: () => ({ noindex: true }), Component: NewsletterPage });

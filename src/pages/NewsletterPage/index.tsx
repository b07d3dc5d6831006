import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isApiError, ownApi } from '@/api';
import { StatusPanel } from '@/ui/layout/StatusPanel';
import { definePage } from '@/pages/shared/definePage';
import { Button } from '@/ui/controls/Button';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';

/**
 * Confirms or cancels the newsletter subscription on a click, not on page load, because mail programs open links in
 * advance.
 */
function NewsletterPage() {
  const { formatMessage } = useIntl();
  const query = useRouteQuery();
  const isUnsubscribe = useLocation().pathname.endsWith('/unsubscribe');
  const token = query.get('token');
  const [confirm, confirmResult] = ownApi.endpoints.ownConfirmSubscription.useMutation();
  const [unsubscribe, unsubscribeResult] = ownApi.endpoints.ownUnsubscribe.useMutation();
  const [error, setError] = useState<string>();
  const title = formatMessage(isUnsubscribe ? { id: 'newsletter.unsubscribe' } : { id: 'newsletter.confirm' });
  if (!token) return <StatusPanel title={title} text={formatMessage({ id: 'newsletter.noToken' })} />;
  const result = isUnsubscribe ? unsubscribeResult.data : confirmResult.data;
  if (result) {
    const values = { email: result.emailMasked };
    return isUnsubscribe ? (
      <StatusPanel
        title={formatMessage({ id: 'newsletter.unsubscribed' })}
        text={formatMessage({ id: 'newsletter.unsubscribedText' }, values)}
      />
    ) : (
      <StatusPanel
        title={formatMessage({ id: 'newsletter.confirmed' })}
        text={formatMessage({ id: 'newsletter.confirmedText' }, values)}
      />
    );
  }
  const submit = async () => {
    const request = { token };
    const result = isUnsubscribe ? await unsubscribe(request) : await confirm(request);
    const failure = result.error;
    setError(
      failure &&
        (isApiError(failure) && failure.kind === 'response'
          ? failure.message
          : formatMessage({ id: 'newsletter.failed' })),
    );
  };
  return (
    <StatusPanel
      title={title}
      text={formatMessage(isUnsubscribe ? { id: 'newsletter.unsubscribeText' } : { id: 'newsletter.confirmText' })}
      error={error}
    >
      <Button variant="main" onClick={() => void submit()}>
        {title}
      </Button>
    </StatusPanel>
  );
}

export const page = definePage({ head: () => ({ noindex: true }), Component: NewsletterPage });

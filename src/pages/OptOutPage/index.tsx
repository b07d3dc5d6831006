import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isApiError, ownApi } from '@/api';
import { definePage } from '@/pages/shared/definePage';
import { requireFormat } from '@/pages/shared/loading';
import { Button } from '@/ui/controls/Button';
import { StatusPanel } from '@/ui/layout/StatusPanel';

/** Stops invitations to a recipient on a click, not on page load, because mail programs open links in advance. */
function OptOutPage() {
  const { formatMessage } = useIntl();
  const { code = '' } = useParams();
  const [optOut, { data }] = ownApi.endpoints.ownOptOut.useMutation();
  const [error, setError] = useState<string>();
  if (data)
    return (
      <StatusPanel
        title={formatMessage({ id: 'newsletter.stopped' })}
        text={formatMessage({ id: 'newsletter.stoppedText' })}
      />
    );
  const stop = async () => {
    const { error: failure } = await optOut({ code });
    if (!failure) return setError(undefined);
    const isResponse = isApiError(failure) && failure.kind === 'response';
    setError(isResponse ? failure.message : formatMessage({ id: 'newsletter.stopFailed' }));
  };
  return (
    <StatusPanel
      title={formatMessage({ id: 'newsletter.stop' })}
      text={formatMessage({ id: 'newsletter.stopText' })}
      error={error}
    >
      <Button variant="main" onClick={() => void stop()}>
        {formatMessage({ id: 'newsletter.stopNow' })}
      </Button>
    </StatusPanel>
  );
}

/** The contract's format (OptOutRequest). */
const OPT_OUT_CODE = /^[0-9A-Za-z]{13}$/;

export const page = definePage({
  load: async ({ params }) => requireFormat(params.code, OPT_OUT_CODE),
  head: () => ({ noindex: true }),
  Component: OptOutPage,
});

import { useIntl } from 'react-intl';
import { StatusPanel } from '@/ui/layout/StatusPanel';
import { definePage } from '@/pages/shared/definePage';

/** The success page of the newsletter form (section 2: query type=email-subscribe). */
function SubmitSuccessPage() {
  const { formatMessage } = useIntl();
  return (
    <StatusPanel
      title={formatMessage({ id: 'newsletter.almost' })}
      text={formatMessage({ id: 'newsletter.almostText' })}
    />
  );
}

export const page = definePage({
  head: () => ({ noindex: true }),
  Component: SubmitSuccessPage,
});

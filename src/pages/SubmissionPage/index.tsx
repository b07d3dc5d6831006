/** The state of a submission, by its number and the contact that it was sent with. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { isApiError, ownApi, type SubmissionStatus } from '@/api';
import { useEdition } from '@/features/edition/useEdition';
import { StateForm } from '@/features/submission/components/StateForm';
import { momentText } from '@/i18n/dates';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/pages/shared/definePage';
import { mustHaveShape } from '@/pages/shared/loading';
import { Button } from '@/ui/Button';
import { FactRows } from '@/ui/FactRows';
import { FormLayout } from '@/ui/FormLayout';

function SubmissionPage() {
  const { formatMessage } = useIntl();
  const { number = '' } = useParams();
  const locale = useSelector(selectLocale);
  const { contacts } = useEdition();
  const [ask] = ownApi.endpoints.ownSubmissionState.useMutation();
  const [status, setStatus] = useState<SubmissionStatus | null>(null);
  const show = async (requestedNumber: string, contact: string): Promise<string | void> => {
    const { data, error } = await ask({ submissionStateRequest: { number: requestedNumber, contact } });
    if (data) return setStatus(data);
    return isApiError(error) && error.kind === 'answer' ? error.message : formatMessage({ id: 'submission.lost' });
  };
  return (
    <FormLayout
      title={formatMessage({ id: 'submission.title' })}
      shown={status?.number}
      intro={<p>{formatMessage({ id: 'submission.intro' })}</p>}
      side={
        <p>
          {formatMessage({ id: 'submission.help' })} <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
        </p>
      }
    >
      {status ? (
        <>
          <FactRows
            rows={[
              { name: formatMessage({ id: 'submission.number' }), value: status.number },
              {
                name: formatMessage({ id: 'submission.kind' }),
                value: formatMessage({ id: `submission.${status.kind}` }),
              },
              {
                name: formatMessage({ id: 'submission.state' }),
                value: formatMessage({ id: `submission.${status.state}` }),
              },
              { name: formatMessage({ id: 'submission.sentAt' }), value: momentText(status.createdAt, locale) },
              { name: formatMessage({ id: 'submission.changedAt' }), value: momentText(status.updatedAt, locale) },
            ]}
          />
          <p>
            <Button look="quiet" onClick={() => setStatus(null)}>
              {formatMessage({ id: 'submission.another' })}
            </Button>
          </p>
        </>
      ) : (
        <StateForm number={number} onAsk={show} />
      )}
    </FormLayout>
  );
}

/** As the contract writes it (SubmissionNumber). */
const NUMBER = /^[BQPLAD]\d{2}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

export const page = definePage({
  load: async ({ params }) => mustHaveShape(params.number, NUMBER),
  head: () => ({ noindex: true }),
  Component: SubmissionPage,
});

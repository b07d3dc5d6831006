import { useIntl } from 'react-intl';
import type { AdvertRequest } from '@/api';
import { EmbeddedForm, LoadForm } from '@/forms/EmbeddedForm';
import type { SubmitFailure } from '@/forms/submit';

export type AdvertContact = Omit<AdvertRequest, 'detailId'>;

interface AdvertRequestFormProps {
  /** The result of the request; null until it was sent. */
  sent: { number: string | null } | null;
  onSend: (contact: AdvertContact) => Promise<SubmitFailure | void>;
}

/** The request form for an offer of an advertising place, and its confirmation. */
export function AdvertRequestForm({ sent, onSend }: AdvertRequestFormProps) {
  const { formatMessage } = useIntl();
  if (sent)
    return (
      <div role="status">
        <p>{formatMessage({ id: 'advert.requestDone' })}</p>
        {sent.number && <p>{formatMessage({ id: 'advert.requestNumber' }, { number: sent.number })}</p>}
      </div>
    );
  return (
    <LoadForm formId="advert-request">
      {(definition) => (
        // Validated against its file, so it has the contract's types.
        <EmbeddedForm definition={definition} onSubmit={({ values }) => onSend(values as unknown as AdvertContact)} />
      )}
    </LoadForm>
  );
}

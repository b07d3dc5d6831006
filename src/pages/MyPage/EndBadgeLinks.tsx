import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { ownApi } from '@/api/own';
import type { VisitorRegistration } from '@/api/types';
import { badgeLinkMessages as messages } from '@/features/visitor/messages';
import { toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import { useOnce } from '@/forms/useOnce';
import type { AppDispatch } from '@/store/makeStore';
import { Button } from '@/ui/Button';
import styles from './My.module.css';

/** Ends the links of confirmations: for a visitor who passed one on, or lost the phone. */
export function EndBadgeLinks({ visit }: { visit: VisitorRegistration }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const [isBusy, once] = useOnce();
  const [status, setStatus] = useState('');
  const end = async () => {
    const { error } = await dispatch(ownApi.endpoints.ownEndBadgeLinks.initiate({ id: visit.id }));
    setStatus(
      error ? (toFailure(error, formatMessage(formMessages.lost)).message ?? '') : formatMessage(messages.done),
    );
  };
  return (
    <section className={styles.part}>
      <h2>{formatMessage(messages.endTitle)}</h2>
      <p>{formatMessage(messages.endText)}</p>
      <Button look="quiet" aria-disabled={isBusy} onClick={() => void once(end)}>
        {formatMessage(messages.end)}
      </Button>
      <p role="status">{status}</p>
    </section>
  );
}

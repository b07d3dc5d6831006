import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ownApi } from '@/api/own';
import { returnMessages } from '@/features/visitor/messages';
import { mineMessages } from '@/features/visitor/mine/messages';
import { toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import { useOnce } from '@/forms/useOnce';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import type { AppDispatch } from '@/store/makeStore';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import styles from './My.module.css';

/** The link of a mail is good once: a button spends it, not the programs that look at links before their reader does. */
export function OpenLink({ token, lang }: { token: string; lang: Locale }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, once] = useOnce();
  const here = paths.my.href({ lang });
  const open = async () => {
    const { error } = await dispatch(ownApi.endpoints.ownOpenChangeLink.initiate({ tokenRequest: { token } }));
    if (!error) return void navigate(here, { replace: true });
    const { errors, message } = toFailure(error, formatMessage(formMessages.lost));
    setFailure(errors?.[0]?.message ?? message ?? null);
  };
  return (
    <div className={styles.link}>
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        {failure === null && (
          <Button look="main" size="large" aria-disabled={isBusy} onClick={() => void once(open)}>
            {formatMessage(isBusy ? returnMessages.findOpening : mineMessages.openLink)}
          </Button>
        )}
        <Anchor href={here} className={buttonClass('quiet', 'large')}>
          {formatMessage(mineMessages.otherWay)}
        </Anchor>
      </div>
    </div>
  );
}

/** An exhibitor's guest enters the invitation code, or opens a link that contains it. */
import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { exhibitorApi, selectEdition } from '@/api';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { useCallFailure } from '@/forms/failures';
import { LightField } from '@/forms/light/LightField';
import { useDraftText } from '@/forms/light/useDraftText';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { paths } from '@/lib/paths';
import { definePage } from '@/pages/shared/definePage';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';
import formStyles from '../../forms/form.module.css';

/** The contract's format of an invitation code. */
const CODE = /^[\w-]{4,64}$/;

function EnterView() {
  const [exhibitorMyRegist] = exhibitorApi.endpoints.exhibitorMyRegist.useLazyQuery();
  const { formatMessage } = useIntl();
  const failureOf = useCallFailure();
  const query = useOwnQuery();
  const edition = useSelector(selectEdition);
  const navigate = useNavigate();
  const [code, setCode, dropCode] = useDraftText('invitation-code', query.get('code') ?? '');
  const [error, setError] = useState<string | undefined>();
  const input = useRef<HTMLInputElement | null>(null);
  const [isBusy, run] = useAsyncAction();
  const fail = (text: string | undefined) => {
    setError(text);
    input.current?.focus();
  };
  const check = async () => {
    const invitationCode = code.trim();
    if (!CODE.test(invitationCode)) return fail(formatMessage({ id: 'visitor.invitationCodeMissing' }));
    const { error: refused } = await exhibitorMyRegist({ invitationQuery: { invitationCode } });
    if (!refused) {
      dropCode();
      return navigate(`${paths.invitationCheck.href()}?code=${encodeURIComponent(invitationCode)}`);
    }
    return fail(failureOf(refused).text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(check);
  };
  const contacts = edition?.contacts;
  return (
    <FlowPage
      step={null}
      title={formatMessage({ id: 'visitor.invitationTitle' })}
      intro={formatMessage({ id: 'visitor.invitationIntro' })}
    >
      <noscript>
        <p>
          {contacts && formatMessage({ id: 'visitor.noscriptPhone' }, { phone: contacts.phone, email: contacts.email })}
        </p>
      </noscript>
      <form className={formStyles.form} noValidate onSubmit={submit} aria-busy={isBusy}>
        <LightField
          label={formatMessage({ id: 'visitor.invitationCode' })}
          autoComplete="off"
          maxLength={64}
          required
          value={code}
          onChange={setCode}
          error={error}
          inputRef={(element) => void (input.current = element)}
        />
        <div className={formStyles.actions}>
          <button type="submit" className={formStyles.submit} aria-disabled={isBusy}>
            {formatMessage(isBusy ? { id: 'visitor.entryBeginning' } : { id: 'visitor.invitationOpen' })}
          </button>
        </div>
      </form>
    </FlowPage>
  );
}

export const page = definePage({ Component: EnterView });

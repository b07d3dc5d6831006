/** An exhibitor's guest enters the invitation code, or opens a link that contains it. */
import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { exhibitorApi, selectEdition } from '@/api';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { useApiFailure } from '@/forms/apiFailure';
import { PlainField } from '@/forms/plain/PlainField';
import { useDraftText } from '@/forms/plain/useDraftText';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { paths } from '@/lib/paths';
import { definePage } from '@/pages/shared/definePage';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';
import formStyles from '../../forms/form.module.css';

/** The contract's format of an invitation code. */
const INVITATION_CODE = /^[\w-]{4,64}$/;

function InvitationCodeView() {
  const [exhibitorMyRegist] = exhibitorApi.endpoints.exhibitorMyRegist.useLazyQuery();
  const { formatMessage } = useIntl();
  const toFailure = useApiFailure();
  const query = useRouteQuery();
  const edition = useSelector(selectEdition);
  const navigate = useNavigate();
  const [code, setCode, discardCode] = useDraftText('invitation-code', query.get('code') ?? '');
  const [error, setError] = useState<string | undefined>();
  const input = useRef<HTMLInputElement | null>(null);
  const [isBusy, run] = useAsyncAction();
  const showError = (text: string | undefined) => {
    setError(text);
    input.current?.focus();
  };
  const checkCode = async () => {
    const invitationCode = code.trim();
    if (!INVITATION_CODE.test(invitationCode)) return showError(formatMessage({ id: 'visitor.invitationCodeMissing' }));
    const { error: requestError } = await exhibitorMyRegist({ invitationCode });
    if (!requestError) {
      discardCode();
      return navigate(`${paths.invitationCheck.href()}?code=${encodeURIComponent(invitationCode)}`);
    }
    return showError(toFailure(requestError).summary);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(checkCode);
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
        <PlainField
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
            {formatMessage(isBusy ? { id: 'visitor.entryContinuing' } : { id: 'visitor.invitationOpen' })}
          </button>
        </div>
      </form>
    </FlowPage>
  );
}

export const page = definePage({ Component: InvitationCodeView });

/** A guest of an exhibitor enters the code of the invitation, or comes with it in the address. */
import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { exhibitorApi } from '@/api/exhibitor';
import { ONCE } from '@/api/once';
import { selectEdition } from '@/api/site';
import { Way } from '@/features/visitor/components/Way';
import { toFailure } from '@/forms/failures';
import { LightField } from '@/forms/LightField';
import { useKeptText } from '@/forms/useKeptText';
import { useOnce } from '@/forms/useOnce';
import { paths } from '@/lib/paths';
import { definePage } from '@/pages/shared/definePage';
import type { AppDispatch } from '@/app/store/makeStore';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';
import formStyles from '../../forms/form.module.css';

/** What the contract takes as the code of an invitation. */
const CODE = /^[\w-]{4,64}$/;

function EnterView() {
  const { formatMessage } = useIntl();
  const query = useOwnQuery();
  const edition = useSelector(selectEdition);
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const [code, setCode, dropCode] = useKeptText('invitation-code', query.get('code') ?? '');
  const [error, setError] = useState<string | undefined>();
  const input = useRef<HTMLInputElement | null>(null);
  const [isBusy, once] = useOnce();
  const fail = (text: string | undefined) => {
    setError(text);
    input.current?.focus();
  };
  const check = async () => {
    const invitationCode = code.trim();
    if (!CODE.test(invitationCode)) return fail(formatMessage({ id: 'visitor.invitationCodeMissing' }));
    const { error: refused } = await dispatch(
      exhibitorApi.endpoints.exhibitorMyRegist.initiate({ invitationQuery: { invitationCode } }, ONCE),
    );
    if (!refused) {
      dropCode();
      return navigate(`${paths.invitationCheck.href()}?code=${encodeURIComponent(invitationCode)}`);
    }
    const { message, errors } = toFailure(refused, formatMessage({ id: 'form.lost' }));
    return fail(errors?.[0]?.message ?? message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(check);
  };
  const contacts = edition?.contacts;
  return (
    <Way
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
    </Way>
  );
}

export const page = definePage({ Component: EnterView });

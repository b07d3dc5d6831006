import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { type CounselRequest, type Exhibitor, exhibitorApi } from '@/api';
import { useCaptchaGuard } from '@/features/captcha/useCaptchaGuard';
import { CounselForm, type CounselFailure } from '@/features/counsel/components/CounselForm';
import { FIELDS, type Question } from '@/features/counsel/question';
import { toProblems } from '@/forms/plain/usePlainForm';
import { useDraft } from '@/forms/useDraft';
import { paths } from '@/lib/paths';
import { sourceParam } from '@/lib/source';
import { selectPersistedSource } from '@/state/persistedSlice';
import { selectLocale } from '@/state/localeSlice';

/** A draft needs a version, although this is no published form. */
const DRAFT_FORM = { version: 1 };

/** The question form for an exhibitor with its draft and requests. Loaded when the user scrolls near. */
export function Counsel({ exhibitor: { id, name, exhibits } }: { exhibitor: Exhibitor }) {
  const [exhibitorCounsel] = exhibitorApi.endpoints.exhibitorCounsel.useMutation();
  const { formatMessage } = useIntl();
  const locale = useSelector(selectLocale);
  const source = useSelector(selectPersistedSource);
  const { isReady, draft, save, discard } = useDraft({ key: `counsel:${id}`, form: DRAFT_FORM });
  const connectionError = formatMessage({ id: 'form.networkError' });
  const { send: sendGuarded, captcha } = useCaptchaGuard(null, connectionError);
  const exhibitor = useMemo(() => ({ id, name }), [id, name]);

  const send = async (request: CounselRequest): Promise<CounselFailure | { number: string | null } | null> => {
    let number: string | null = null;
    const counselRequest = { ...request, ...sourceParam(source) };
    const failure = await sendGuarded(
      () => exhibitorCounsel({ counselRequest }),
      (response) => {
        number = response.number;
        discard();
      },
    );
    return failure ? toProblems(failure, FIELDS, connectionError) : { number };
  };
  // A consent is never persisted.
  const saveDraft = ({ privacyAgreed: _agreed, ...texts }: Question) => save(texts);

  if (!isReady) return null;
  return (
    <>
      <CounselForm
        exhibitor={exhibitor}
        products={exhibits}
        privacyHref={paths.privacy.href({ lang: locale })}
        initialQuestion={draft?.values as Partial<Question> | undefined}
        onChange={saveDraft}
        onSend={send}
      />
      {captcha}
    </>
  );
}

import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { type CounselRequest, type Exhibitor, exhibitorApi } from '@/api';
import { useGuardedSend } from '@/features/captcha/useGuardedSend';
import { CounselForm, type CounselFailure } from '@/features/counsel/components/CounselForm';
import { FIELDS, type Question } from '@/features/counsel/question';
import { problemsOf } from '@/forms/light/useLightForm';
import { useDraft } from '@/forms/useDraft';
import { paths } from '@/lib/paths';
import { sourcePart } from '@/lib/source';
import { selectPersistedSource } from '@/state/persistedSlice';
import { selectLocale } from '@/state/localeSlice';

/** A draft needs a version, although this is no published form. */
const COUNSEL = { version: 1 };

/** The question form for an exhibitor with its draft and requests. Loaded when the user scrolls near. */
export function Counsel({ exhibitor: { id, name, exhibits } }: { exhibitor: Exhibitor }) {
  const [exhibitorCounsel] = exhibitorApi.endpoints.exhibitorCounsel.useMutation();
  const { formatMessage } = useIntl();
  const locale = useSelector(selectLocale);
  const source = useSelector(selectPersistedSource);
  const { isRead, draft, save, drop } = useDraft({ key: `counsel:${id}`, form: COUNSEL });
  const lost = formatMessage({ id: 'form.lost' });
  const { send: sendGuarded, captcha } = useGuardedSend(null, lost);
  const exhibitor = useMemo(() => ({ id, name }), [id, name]);

  const send = async (request: CounselRequest): Promise<CounselFailure | { number: string | null } | null> => {
    let number: string | null = null;
    const counselRequest = { ...request, ...sourcePart(source) };
    const refused = await sendGuarded(
      () => exhibitorCounsel({ counselRequest }),
      (response) => {
        number = response.number;
        drop();
      },
    );
    return refused ? problemsOf(refused, FIELDS, lost) : { number };
  };
  // A consent is never persisted.
  const keep = ({ privacyAgreed: _agreed, ...texts }: Question) => save(texts);

  if (!isRead) return null;
  return (
    <>
      <CounselForm
        exhibitor={exhibitor}
        products={exhibits}
        privacyHref={paths.privacy.href({ lang: locale })}
        begun={draft?.values as Partial<Question> | undefined}
        onChange={keep}
        onSend={send}
      />
      {captcha}
    </>
  );
}

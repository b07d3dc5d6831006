import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { MeetingWalkIn } from '@/api';
import formStyles from '../../../../forms/form.module.css';
import { LightConsent } from '@/forms/light/LightConsent';
import { LightField } from '@/forms/light/LightField';
import { LightSummary } from '@/forms/light/LightSummary';
import type { Issue } from '@/rules/issue';
import { issueText } from '@/rules/messages/issueText';
import { email } from '@/rules/validators/email';
import { mainlandMobile } from '@/rules/validators/mobile';
import { Button } from '@/ui/controls/Button';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { contactPart } from '../../enrol/contact';
import styles from './WalkIn.module.css';

type Field = 'name' | 'contact' | 'privacyAgreed';

interface WalkInProps {
  meetingId: string;
  privacyHref: string;
  /** A number that was typed and found nobody. */
  contact: string;
  /** Resolves with why it did not work, in the reader's language; after a success the form gives way to a new one. */
  onSend: (request: MeetingWalkIn) => Promise<string | void>;
}

/** Who comes unannounced: the least that the server takes. */
export function WalkIn({ meetingId, privacyHref, contact: given, onSend }: WalkInProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const prefix = useId();
  const [texts, setTexts] = useState({ name: '', company: '', contact: given });
  const [agreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [general, setGeneral] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isSending, run] = useAsyncAction();

  const contact = texts.contact.trim();
  const say = (issue: Issue | null, field: string) =>
    issue && issueText({ ...issue, values: { field, ...issue.values } }, locale);
  const wrong = (): Partial<Record<Field, string>> => {
    const ofName = texts.name.trim() === '' ? say({ id: 'field.required' }, formatMessage({ id: 'kiosk.name' })) : null;
    const ofContact =
      contact === ''
        ? formatMessage({ id: 'kiosk.contactMissing' })
        : say(contact.includes('@') ? email(contact) : mainlandMobile(contact), formatMessage({ id: 'kiosk.contact' }));
    const ofConsent = agreed ? null : say({ id: 'consent.required' }, '');
    return {
      ...(ofName && { name: ofName }),
      ...(ofContact && { contact: ofContact }),
      ...(ofConsent && { privacyAgreed: ofConsent }),
    };
  };
  const send = async () => {
    const found = wrong();
    setErrors(found);
    setGeneral(null);
    if (Object.keys(found).length > 0) {
      return setAttempt((count) => count + 1);
    }
    const company = texts.company.trim();
    const failure = await onSend({
      meetingId,
      name: texts.name.trim(),
      ...contactPart(contact),
      ...(company !== '' && { company }),
      privacyAgreed: true,
    });
    if (failure !== undefined) {
      setGeneral(failure);
      setAttempt((count) => count + 1);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(send);
  };
  const idOf = (field: string) => `${prefix}${field}`;
  const field = (name: 'name' | 'contact' | 'company', label: string) => ({
    id: idOf(name),
    label,
    value: texts[name],
    error: name === 'company' ? undefined : errors[name],
    onChange: (value: string) => setTexts((before) => ({ ...before, [name]: value })),
  });
  return (
    <form className={formStyles.form} noValidate onSubmit={submit} aria-busy={isSending}>
      <LightSummary
        title={formatMessage({ id: 'kiosk.problemTitle' })}
        attempt={attempt}
        entries={[
          ...(general === null ? [] : [{ text: general }]),
          ...(Object.entries(errors) as [Field, string][]).map(([name, problem]) => ({
            text:
              name === 'privacyAgreed'
                ? problem
                : formatMessage(
                    { id: 'form.summaryEntry' },
                    { field: formatMessage({ id: `kiosk.${name}` }), problem },
                  ),
            target: idOf(name),
          })),
        ]}
      />
      <div className={styles.fields}>
        <LightField
          {...field('name', formatMessage({ id: 'kiosk.name' }))}
          autoComplete="off"
          maxLength={120}
          required
        />
        <LightField
          {...field('contact', formatMessage({ id: 'kiosk.contact' }))}
          autoComplete="off"
          maxLength={254}
          required
        />
        <LightField
          {...field('company', `${formatMessage({ id: 'kiosk.company' })} ${formatMessage({ id: 'form.optional' })}`)}
          autoComplete="off"
          maxLength={200}
        />
        <LightConsent
          id={idOf('privacyAgreed')}
          checked={agreed}
          error={errors.privacyAgreed}
          onChange={setAgreed}
          message={{ id: 'kiosk.consent' }}
          privacyHref={privacyHref}
        />
      </div>
      <div className={formStyles.actions}>
        <Button look="second" type="submit" aria-disabled={isSending}>
          {formatMessage(isSending ? { id: 'form.sending' } : { id: 'kiosk.walkInSubmit' })}
        </Button>
      </div>
    </form>
  );
}

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { MeetingWalkIn } from '@/api';
import formStyles from '../../../../forms/form.module.css';
import { PlainConsent } from '@/forms/plain/PlainConsent';
import { PlainField } from '@/forms/plain/PlainField';
import { PlainSummary } from '@/forms/plain/PlainSummary';
import { usePlainForm } from '@/forms/plain/usePlainForm';
import type { Issue } from '@/rules/issue';
import { formatIssue } from '@/rules/messages/issueText';
import { email } from '@/rules/validators/email';
import { mainlandMobile } from '@/rules/validators/mobile';
import { Button } from '@/ui/controls/Button';
import { Stack } from '@/ui/layout/Layout';
import { contactParam } from '../../enrol/contact';

const FIELDS = ['name', 'contact', 'company', 'privacyAgreed'] as const;
type Field = (typeof FIELDS)[number];
type TextField = Exclude<Field, 'privacyAgreed'>;

interface WalkInFormProps {
  meetingId: string;
  privacyHref: string;
  /** A typed number without an enrolment. */
  contact: string;
  /** Resolves with a localised error, if any; after a success the parent mounts a new form. */
  onSend: (request: MeetingWalkIn) => Promise<string | void>;
}

/** Localised validation errors. */
function useValidation() {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const textOf = (issue: Issue | null, field: string) =>
    issue ? formatIssue({ ...issue, values: { field, ...issue.values } }, locale) : undefined;
  const contactProblem = (contact: string) =>
    contact === ''
      ? formatMessage({ id: 'kiosk.contactMissing' })
      : textOf(
          contact.includes('@') ? email(contact) : mainlandMobile(contact),
          formatMessage({ id: 'kiosk.contact' }),
        );
  return (name: string, contact: string, isAgreed: boolean): Partial<Record<Field, string>> => ({
    name: name === '' ? textOf({ id: 'field.required' }, formatMessage({ id: 'kiosk.name' })) : undefined,
    contact: contactProblem(contact),
    privacyAgreed: isAgreed ? undefined : textOf({ id: 'consent.required' }, ''),
  });
}

/** A visitor without enrolment: the minimum data that the server requires. */
export function WalkInForm({ meetingId, privacyHref, contact: initialContact, onSend }: WalkInFormProps) {
  const { formatMessage } = useIntl();
  const [texts, setTexts] = useState({ name: '', company: '', contact: initialContact });
  const [isAgreed, setAgreed] = useState(false);
  const validate = useValidation();
  const form = usePlainForm<Field>(FIELDS);

  const [name, contact, company] = [texts.name.trim(), texts.contact.trim(), texts.company.trim()];
  const submit = form.submit(
    () => validate(name, contact, isAgreed),
    async () => {
      const failure = await onSend({
        meetingId,
        name,
        ...contactParam(contact),
        ...(company !== '' && { company }),
        privacyAgreed: true,
      });
      return failure === undefined ? null : { general: failure };
    },
  );
  const labelOf = (field: TextField) => formatMessage({ id: `kiosk.${field}` });
  const summaryEntry = (field: Field, problem: string) =>
    field === 'privacyAgreed'
      ? problem
      : formatMessage({ id: 'form.summaryEntry' }, { field: labelOf(field), problem });
  const text = (field: TextField) => ({
    ...form.control(field),
    label: labelOf(field),
    value: texts[field],
    onChange: (value: string) => setTexts((before) => ({ ...before, [field]: value })),
    autoComplete: 'off',
  });
  return (
    <form className={formStyles.form} noValidate onSubmit={submit} aria-busy={form.isSending}>
      <PlainSummary title={formatMessage({ id: 'kiosk.problemTitle' })} {...form.summary(summaryEntry)} />
      <Stack>
        <PlainField {...text('name')} maxLength={120} required />
        <PlainField {...text('contact')} maxLength={254} required />
        <PlainField
          {...text('company')}
          label={`${labelOf('company')} ${formatMessage({ id: 'form.optional' })}`}
          maxLength={200}
        />
        <PlainConsent
          {...form.control('privacyAgreed')}
          checked={isAgreed}
          onChange={setAgreed}
          message={{ id: 'kiosk.consent' }}
          privacyHref={privacyHref}
        />
      </Stack>
      <div className={formStyles.actions}>
        <Button variant="secondary" type="submit" aria-disabled={form.isSending}>
          {formatMessage(form.isSending ? { id: 'form.sending' } : { id: 'kiosk.walkInSubmit' })}
        </Button>
      </div>
    </form>
  );
}

import { useId, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ProblemReport, Story } from '@/api';
import controls from '@/forms/components/controls.module.css';
import { ErrorText } from '@/forms/ErrorText';
import form from '@/forms/form.module.css';
import { PlainField } from '@/forms/plain/PlainField';
import { isEmail } from '@/rules/validators/email';
import { Button } from '@/ui/controls/Button';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { StorySteps } from './StorySteps';

/** The contract's limits. */
const MIN_DESCRIPTION = 2;
const MAX_DESCRIPTION = 1000;
const MAX_EMAIL = 254;

interface ReportFormProps {
  /** Null until the browser has hydrated the page. */
  story: Story | null;
  /** Resolves with the error to show, if any. */
  onSend: (report: ProblemReport) => Promise<string | void>;
  onSave: (story: Story) => void;
}

/** The form of a report: what went wrong, what the report contains, consent. */
export function ReportForm({ story, onSend, onSave }: ReportFormProps) {
  const { formatMessage } = useIntl();
  const [description, setDescription] = useState('');
  const [email, setEmail] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<{ email?: string; consent?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, run] = useAsyncAction();
  const emailInput = useRef<HTMLInputElement | null>(null);
  const consentInput = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!story) return;
    const [text, address] = [description.trim(), email.trim()];
    const found = {
      ...(address !== '' && !isEmail(address) && { email: formatMessage({ id: 'problemReport.emailInvalid' }) }),
      ...(!isAgreed && { consent: formatMessage({ id: 'problemReport.consentMissing' }) }),
    };
    setErrors(found);
    setFailure(undefined);
    if (found.email) return emailInput.current?.focus();
    if (found.consent) return consentInput.current?.focus();
    void run(async () => {
      const report: ProblemReport = {
        story,
        ...(text.length >= MIN_DESCRIPTION && { description: text }),
        ...(address !== '' && { email: address }),
        privacyAgreed: true,
      };
      setFailure((await onSend(report)) ?? undefined);
    });
  };
  return (
    <form className={form.form} method="dialog" noValidate onSubmit={submit} aria-busy={isBusy}>
      <div className={form.fields}>
        <div className={form.item}>
          <label className={form.label} htmlFor={`${id}-description`}>
            {formatMessage({ id: 'problemReport.description' })}
          </label>
          <textarea
            className={controls.input}
            id={`${id}-description`}
            rows={4}
            maxLength={MAX_DESCRIPTION}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        </div>
        <PlainField
          label={formatMessage({ id: 'problemReport.email' })}
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL}
          value={email}
          error={errors.email}
          onChange={setEmail}
          inputRef={(input) => void (emailInput.current = input)}
        />
        <section className={form.item} aria-labelledby={`${id}-content`}>
          <h2 className={form.label} id={`${id}-content`}>
            {formatMessage({ id: 'problemReport.content' })}
          </h2>
          <p className={form.help}>{formatMessage({ id: 'problemReport.contentHelp' })}</p>
          {story && (
            <>
              <StorySteps story={story} />
              <Button variant="quiet" onClick={() => onSave(story)}>
                {formatMessage({ id: 'problemReport.save' })}
              </Button>
            </>
          )}
        </section>
        <div className={form.item} data-error={errors.consent !== undefined}>
          {errors.consent !== undefined && <ErrorText id={`${id}-consent-error`}>{errors.consent}</ErrorText>}
          <label className={controls.consent}>
            <input
              ref={consentInput}
              className={controls.box}
              type="checkbox"
              checked={isAgreed}
              aria-invalid={errors.consent !== undefined || undefined}
              aria-describedby={errors.consent === undefined ? undefined : `${id}-consent-error`}
              onChange={({ target }) => setAgreed(target.checked)}
            />
            <span className={controls.consentText}>{formatMessage({ id: 'problemReport.consent' })}</span>
          </label>
        </div>
      </div>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <div className={form.actions}>
        <Button size="large" type="submit" aria-disabled={isBusy || !story}>
          {formatMessage({ id: 'problemReport.send' })}
        </Button>
      </div>
    </form>
  );
}

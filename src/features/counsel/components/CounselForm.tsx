import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { CounselRequest } from '@/api';
import controls from '../../../forms/components/controls.module.css';
import formStyles from '../../../forms/form.module.css';
import { ErrorText } from '@/forms/ErrorText';
import { LightConsent } from '@/forms/light/LightConsent';
import { LightField } from '@/forms/light/LightField';
import { LightSummary } from '@/forms/light/LightSummary';
import { issueText } from '@/rules/messages/issueText';
import { Button } from '@/ui/controls/Button';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import {
  emptyQuestion,
  FIELDS,
  toRequest,
  wrongIn,
  type Question,
  type QuestionField,
  type QuestionIssue,
  type TextField,
} from '../question';
import styles from './CounselForm.module.css';

/** What the server refused: at a field, or as a whole. */
export interface CounselFailure {
  fields?: Partial<Record<QuestionField, string>>;
  general?: string;
}

interface CounselFormProps {
  exhibitor: { id: string; name: string };
  /** What the exhibitor shows. */
  products: readonly { id: string; name: string }[];
  privacyHref: string;
  /** A question that was begun before. */
  begun?: Partial<Question>;
  onChange: (question: Question) => void;
  /** Resolves with its number when it was sent; null when the reader turned back. */
  onSend: (request: CounselRequest) => Promise<CounselFailure | { number: string | null } | null>;
}

/** A question to an exhibitor, and that it is on its way. */
export function CounselForm({ exhibitor, products, privacyHref, begun, onChange, onSend }: CounselFormProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const prefix = useId();
  const [question, setQuestion] = useState<Question>({ ...emptyQuestion, ...begun, privacyAgreed: false });
  const [errors, setErrors] = useState<Partial<Record<QuestionField, string>>>({});
  const [general, setGeneral] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, run] = useAsyncAction();
  const [done, setDone] = useState<{ number: string | null } | null>(null);

  const labelOf = (field: TextField) =>
    formatMessage(field === 'exhibitId' ? { id: 'counsel.about' } : { id: `counsel.${field}` });
  const textOf = (field: QuestionField, issue: QuestionIssue) =>
    typeof issue === 'string'
      ? formatMessage({ id: `counsel.${issue}` })
      : issueText(
          { ...issue, values: { field: field === 'privacyAgreed' ? '' : labelOf(field), ...issue.values } },
          locale,
        );
  const change = (next: Question) => {
    setQuestion(next);
    onChange(next);
  };
  const refuse = (fields: Partial<Record<QuestionField, string>>, whole?: string) => {
    setErrors(fields);
    setGeneral(whole);
    setAttempt((count) => count + 1);
  };
  const send = async () => {
    const wrong = Object.entries(wrongIn(question)) as [QuestionField, QuestionIssue][];
    if (wrong.length > 0)
      return refuse(Object.fromEntries(wrong.map(([field, issue]) => [field, textOf(field, issue)])));
    setErrors({});
    setGeneral(undefined);
    const outcome = await onSend(toRequest(question, exhibitor.id));
    if (outcome === null) return;
    if (!('number' in outcome)) return refuse(outcome.fields ?? {}, outcome.general);
    setQuestion(emptyQuestion);
    setDone(outcome);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(send);
  };

  if (done)
    return (
      <div className={styles.done} role="status">
        <h3 className={styles.doneTitle}>{formatMessage({ id: 'counsel.doneTitle' })}</h3>
        <p>{formatMessage({ id: 'counsel.doneText' }, { name: exhibitor.name })}</p>
        {done.number && <p>{formatMessage({ id: 'counsel.doneNumber' }, { number: done.number })}</p>}
        <Button look="quiet" onClick={() => setDone(null)}>
          {formatMessage({ id: 'counsel.another' })}
        </Button>
      </div>
    );

  const idOf = (field: QuestionField) => `${prefix}${field}`;
  const optional = ` ${formatMessage({ id: 'form.optional' })}`;
  const text = (field: 'name' | 'company' | 'mobile' | 'email', isOptional = false) => ({
    id: idOf(field),
    label: isOptional ? (
      <>
        {labelOf(field)}
        <span className={formStyles.optional}>{optional}</span>
      </>
    ) : (
      labelOf(field)
    ),
    value: question[field],
    error: errors[field],
    onChange: (value: string) => change({ ...question, [field]: value }),
  });
  const area = idOf('content');
  const contentError = errors.content;
  return (
    <form className={formStyles.form} noValidate onSubmit={submit} aria-busy={isSending}>
      <LightSummary
        title={formatMessage({ id: 'counsel.problemTitle' })}
        attempt={attempt}
        entries={[
          ...(general === undefined ? [] : [{ text: general }]),
          ...FIELDS.flatMap((field) => {
            const problem = errors[field];
            if (problem === undefined) return [];
            const entry =
              field === 'privacyAgreed'
                ? problem
                : formatMessage({ id: 'form.summaryEntry' }, { field: labelOf(field), problem });
            return [{ text: entry, target: idOf(field) }];
          }),
        ]}
      />
      <div className={formStyles.fields}>
        <LightField {...text('name')} autoComplete="name" maxLength={60} required />
        <LightField {...text('company', true)} autoComplete="organization" maxLength={200} />
        <p className={styles.help}>{formatMessage({ id: 'counsel.contactHelp' })}</p>
        <div className={styles.pair}>
          <LightField {...text('mobile')} type="tel" autoComplete="tel" maxLength={24} />
          <LightField {...text('email')} type="email" autoComplete="email" maxLength={254} />
        </div>
        {products.length > 0 && (
          <div className={formStyles.item}>
            <label className={formStyles.label} htmlFor={idOf('exhibitId')}>
              {labelOf('exhibitId')}
              <span className={formStyles.optional}>{optional}</span>
            </label>
            <select
              className={controls.input}
              id={idOf('exhibitId')}
              value={question.exhibitId}
              onChange={({ target }) => change({ ...question, exhibitId: target.value })}
            >
              <option value="">{formatMessage({ id: 'counsel.aboutAny' })}</option>
              {products.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className={formStyles.item} data-error={contentError !== undefined}>
          <label className={formStyles.label} htmlFor={area}>
            {labelOf('content')}
          </label>
          <p className={formStyles.help} id={`${area}-help`}>
            {formatMessage({ id: 'counsel.contentHelp' })}
          </p>
          {contentError !== undefined && <ErrorText id={`${area}-error`}>{contentError}</ErrorText>}
          <textarea
            className={controls.input}
            id={area}
            rows={5}
            maxLength={1000}
            required
            value={question.content}
            aria-invalid={contentError === undefined ? undefined : true}
            aria-describedby={`${area}-help${contentError === undefined ? '' : ` ${area}-error`}`}
            onChange={({ target }) => change({ ...question, content: target.value })}
          />
        </div>
        <LightConsent
          id={idOf('privacyAgreed')}
          checked={question.privacyAgreed}
          error={errors.privacyAgreed}
          onChange={(privacyAgreed) => change({ ...question, privacyAgreed })}
          message={{ id: 'counsel.privacy' }}
          privacyHref={privacyHref}
        />
      </div>
      <div className={formStyles.actions}>
        <Button look="second" size="large" type="submit" aria-disabled={isSending}>
          {formatMessage(isSending ? { id: 'counsel.sending' } : { id: 'counsel.send' })}
        </Button>
      </div>
    </form>
  );
}

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { Partner } from '@/api';
import { LightField } from '@/forms/light/LightField';
import type { SubmitFailure } from '@/forms/submit';
import { issueText } from '@/rules/messages/issueText';
import { Button } from '@/ui/controls/Button';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { Icon } from '@/ui/controls/Icon';
import {
  checked,
  type Colleague,
  type Contact,
  emptyRow,
  FIELDS,
  hasErrors,
  MAX_ROWS,
  type Row,
  type RowField,
  splitName,
  toColleagues,
  withServerErrors,
} from '../inviteRows';
import styles from './Invite.module.css';
import { InvitedList } from './InvitedList';

interface InviteRowProps {
  row: Row;
  contact: Contact;
  place: number;
  /** The only row stays. */
  onRemove: (() => void) | null;
  onChange: (field: RowField, value: string) => void;
  firstRef: (input: HTMLInputElement | null) => void;
}

// Someone else's data: the browser must not offer the reader's own.
const INPUTS = {
  firstName: { label: { id: 'visitor.inviteFirstName' }, maxLength: 60, type: 'text' },
  lastName: { label: { id: 'visitor.inviteLastName' }, maxLength: 60, type: 'text' },
  email: { label: { id: 'visitor.inviteEmail' }, maxLength: 254, type: 'email' },
  name: { label: { id: 'visitor.inviteName' }, maxLength: 60, type: 'text' },
  mobile: { label: { id: 'visitor.inviteMobile' }, maxLength: 11, type: 'tel' },
} as const;

function InviteRow({ row, contact, place, onRemove, onChange, firstRef }: InviteRowProps) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{formatMessage({ id: 'visitor.inviteColleague' }, { place })}</legend>
      <div className={styles.fields}>
        {FIELDS[contact].map((name, index) => (
          <LightField
            key={name}
            label={formatMessage(INPUTS[name].label)}
            type={INPUTS[name].type}
            maxLength={INPUTS[name].maxLength}
            autoComplete="off"
            required
            value={row[name]}
            error={row.errors[name]}
            onChange={(value) => onChange(name, value)}
            inputRef={index === 0 ? firstRef : undefined}
          />
        ))}
      </div>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          onClick={onRemove}
          aria-label={formatMessage({ id: 'visitor.inviteRemoveOf' }, { place })}
        >
          {formatMessage({ id: 'visitor.inviteRemove' })}
        </button>
      )}
    </fieldset>
  );
}

interface InviteColleaguesProps {
  contact: Contact;
  company: string | undefined;
  /** Who is on the list already. */
  known?: readonly Partner[];
  /** Puts them on the list, and sends the invitations unless told not to; resolves with everyone on the list, or with why not. */
  onInvite: (colleagues: Colleague[], invite: boolean) => Promise<Partner[] | SubmitFailure>;
  /** The page about the list: one may add without inviting yet, and take away. Resolves like the other. */
  onRemove?: (partner: Partner) => Promise<Partner[] | SubmitFailure>;
}

/** Invite colleagues: rows to fill in, sent together, then a list of who was invited. */
export function InviteColleagues({ contact, company, known = [], onInvite, onRemove }: InviteColleaguesProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const [rows, setRows] = useState<Row[]>([]);
  const [partners, setPartners] = useState<readonly Partner[]>(known);
  const [problems, setProblems] = useState<string[]>([]);
  const [status, setStatus] = useState('');
  const [isSending, run] = useAsyncAction();
  const nextId = useRef(1);
  const added = useRef<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const hasFailed = useRef(false);

  // The first field with an error takes the focus, once it is marked.
  useEffect(() => {
    if (!hasFailed.current) return;
    hasFailed.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [rows, problems]);

  const add = () => {
    added.current = nextId.current;
    setRows([...rows, emptyRow(nextId.current)]);
    nextId.current += 1;
  };
  const fail = (next: Row[], rest: string[]) => {
    hasFailed.current = true;
    setRows(next);
    setProblems(rest);
  };
  const settle = (answer: Partner[] | SubmitFailure, said: string): answer is Partner[] => {
    const isDone = Array.isArray(answer);
    if (isDone) {
      setPartners(answer);
      setProblems([]);
      setStatus(said);
    }
    return isDone;
  };
  const send = async (invite: boolean) => {
    const judged = checked(rows, contact, (found) => issueText(found, locale));
    if (hasErrors(judged)) return fail(judged, []);
    const answer = await onInvite(toColleagues(judged, contact, company), invite);
    const count = { count: judged.length };
    if (settle(answer, formatMessage(invite ? { id: 'visitor.inviteSent' } : { id: 'visitor.inviteKept' }, count)))
      return setRows([]);
    const { rows: marked, rest } = withServerErrors(judged, contact, answer.errors ?? []);
    fail(marked, rest.length > 0 || hasErrors(marked) ? rest : [answer.message ?? '']);
  };
  const change = async (request: () => Promise<Partner[] | SubmitFailure>, said: string) => {
    const answer = await request();
    if (!settle(answer, said)) setProblems([answer.errors?.[0]?.message ?? answer.message ?? '']);
  };
  const inviteNow = ({ name, mobile, email, company: theirs }: Partner) => {
    const named = contact === 'mobile' ? { name, mobile } : { ...splitName(name), email };
    const colleague = { ...named, ...(theirs && { company: theirs }) };
    return run(() =>
      change(() => onInvite([colleague], true), formatMessage({ id: 'visitor.inviteSent' }, { count: 1 })),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => send(true));
  };

  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{formatMessage({ id: 'visitor.inviteTitle' })}</h2>
      <p className={styles.text}>{formatMessage({ id: 'visitor.inviteText' })}</p>
      {partners.length > 0 && (
        <InvitedList
          partners={partners}
          isBusy={isSending}
          onInvite={onRemove && ((partner) => void inviteNow(partner))}
          onRemove={
            onRemove &&
            ((partner) =>
              void run(() =>
                change(() => onRemove(partner), formatMessage({ id: 'visitor.inviteRemoved' }, { name: partner.name })),
              ))
          }
        />
      )}
      {rows.length === 0 && problems.length > 0 && <Problems problems={problems} />}
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {rows.length === 0 ? (
        <Button look="quiet" onClick={add} className={styles.open}>
          <Icon name="people" />
          {formatMessage({ id: 'visitor.inviteOpen' })}
        </Button>
      ) : (
        <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-busy={isSending}>
          {problems.length > 0 && <Problems problems={problems} />}
          {rows.map((row, index) => (
            <InviteRow
              key={row.id}
              row={row}
              contact={contact}
              place={index + 1}
              onChange={(field, value) =>
                setRows(
                  rows.map((other) =>
                    other.id === row.id
                      ? { ...other, [field]: value, errors: { ...other.errors, [field]: undefined } }
                      : other,
                  ),
                )
              }
              onRemove={rows.length > 1 ? () => setRows(rows.filter(({ id }) => id !== row.id)) : null}
              firstRef={(input) => {
                if (!input || added.current !== row.id) return;
                added.current = null;
                input.focus();
              }}
            />
          ))}
          <div className={styles.actions}>
            <Button type="submit" aria-disabled={isSending}>
              {formatMessage(isSending ? { id: 'visitor.inviteSending' } : { id: 'visitor.inviteSend' })}
            </Button>
            {onRemove && (
              <Button look="quiet" aria-disabled={isSending} onClick={() => void run(() => send(false))}>
                {formatMessage({ id: 'visitor.inviteKeep' })}
              </Button>
            )}
            {rows.length < MAX_ROWS && (
              <Button look="quiet" onClick={add}>
                {formatMessage({ id: 'visitor.inviteAdd' })}
              </Button>
            )}
          </div>
        </form>
      )}
    </section>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert" tabIndex={-1} className={styles.problem}>
      <strong>{formatMessage({ id: 'visitor.problemTitle' })}</strong>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}

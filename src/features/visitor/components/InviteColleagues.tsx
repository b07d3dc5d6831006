import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { Partner } from '@/api';
import { PlainField } from '@/forms/plain/PlainField';
import type { SubmitFailure } from '@/forms/submit';
import { formatIssue } from '@/rules/messages/issueText';
import { Button } from '@/ui/controls/Button';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { Icon } from '@/ui/controls/Icon';
import { Actions, Card, Stack } from '@/ui/layout/Layout';
import {
  validateRows,
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
  position: number;
  /** Null for the only row, which cannot be removed. */
  onRemove: (() => void) | null;
  onChange: (field: RowField, value: string) => void;
  firstRef: (input: HTMLInputElement | null) => void;
}

// Another person's data: the browser must not autofill the user's own.
const INPUTS = {
  firstName: { label: { id: 'visitor.inviteFirstName' }, maxLength: 60, type: 'text' },
  lastName: { label: { id: 'visitor.inviteLastName' }, maxLength: 60, type: 'text' },
  email: { label: { id: 'visitor.inviteEmail' }, maxLength: 254, type: 'email' },
  name: { label: { id: 'visitor.inviteName' }, maxLength: 60, type: 'text' },
  mobile: { label: { id: 'visitor.inviteMobile' }, maxLength: 11, type: 'tel' },
} as const;

function InviteRow({ row, contact, position, onRemove, onChange, firstRef }: InviteRowProps) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{formatMessage({ id: 'visitor.inviteColleague' }, { place: position })}</legend>
      <div className={styles.fields}>
        {FIELDS[contact].map((name, index) => (
          <PlainField
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
          aria-label={formatMessage({ id: 'visitor.inviteRemoveOf' }, { place: position })}
        >
          {formatMessage({ id: 'visitor.inviteRemove' })}
        </button>
      )}
    </fieldset>
  );
}

/** The rows with their errors, at the fields or above the form. */
function useInviteRows() {
  const [rows, setRows] = useState<Row[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const nextId = useRef(1);
  const addedRowId = useRef<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const hasFailed = useRef(false);

  // Focuses the first invalid field after its error is rendered.
  useEffect(() => {
    if (!hasFailed.current) return;
    hasFailed.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [rows, problems]);

  return {
    rows,
    problems,
    form,
    setProblems,
    clear: () => setRows([]),
    add() {
      addedRowId.current = nextId.current;
      setRows([...rows, emptyRow(nextId.current)]);
      nextId.current += 1;
    },
    change: (id: number, field: RowField, value: string) =>
      setRows(
        rows.map((row) =>
          row.id === id ? { ...row, [field]: value, errors: { ...row.errors, [field]: undefined } } : row,
        ),
      ),
    remove: (id: number) => setRows(rows.filter((row) => row.id !== id)),
    fail(next: Row[], generalMessages: string[]) {
      hasFailed.current = true;
      setRows(next);
      setProblems(generalMessages);
    },
    /** Focuses a newly added row. */
    focusAdded(id: number, input: HTMLInputElement | null) {
      if (!input || addedRowId.current !== id) return;
      addedRowId.current = null;
      input.focus();
    },
  };
}

type InviteRows = ReturnType<typeof useInviteRows>;

interface InviteColleaguesProps {
  contact: Contact;
  company: string | undefined;
  /** The colleagues already on the list. */
  partners?: readonly Partner[];
  /**
   * Adds them to the list and, by default, sends invitations. Resolves with the error, or with null once `partners`
   * includes them.
   */
  onInvite: (colleagues: Colleague[], invite: boolean) => Promise<SubmitFailure | null>;
  /**
   * Removes a colleague. Only on the list's own page, where colleagues can also be added without an invitation.
   * Resolves like `onInvite`.
   */
  onRemove?: (partner: Partner) => Promise<SubmitFailure | null>;
}

/** Actions on rows and list, one at a time, and their status message. */
function useInvitations(
  { rows, fail, clear, setProblems }: InviteRows,
  { contact, company, onInvite, onRemove }: InviteColleaguesProps,
) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const [status, setStatus] = useState('');
  const [isSending, run] = useAsyncAction();

  const showSuccess = (message: string) => {
    setProblems([]);
    setStatus(message);
  };
  const send = async (invite: boolean) => {
    const validated = validateRows(rows, contact, (issue) => formatIssue(issue, locale));
    if (hasErrors(validated)) return fail(validated, []);
    const failure = await onInvite(toColleagues(validated, contact, company), invite);
    if (failure) {
      const { rows: withErrors, rest } = withServerErrors(validated, contact, failure.errors ?? []);
      return fail(withErrors, rest.length > 0 || hasErrors(withErrors) ? rest : [failure.message ?? '']);
    }
    const count = { count: validated.length };
    showSuccess(formatMessage(invite ? { id: 'visitor.inviteSent' } : { id: 'visitor.inviteSaved' }, count));
    clear();
  };
  const runRequest = async (request: Promise<SubmitFailure | null>, message: string) => {
    const failure = await request;
    if (failure) setProblems([failure.errors?.[0]?.message ?? failure.message ?? '']);
    else showSuccess(message);
  };
  const inviteNow = ({ name, mobile, email, company: partnerCompany }: Partner) => {
    const contactFields = contact === 'mobile' ? { name, mobile } : { ...splitName(name), email };
    const colleague = { ...contactFields, ...(partnerCompany && { company: partnerCompany }) };
    return runRequest(onInvite([colleague], true), formatMessage({ id: 'visitor.inviteSent' }, { count: 1 }));
  };
  return {
    status,
    isSending,
    send: (invite: boolean) => void run(() => send(invite)),
    inviteNow: (partner: Partner) => void run(() => inviteNow(partner)),
    remove:
      onRemove &&
      ((partner: Partner) =>
        void run(() =>
          runRequest(onRemove(partner), formatMessage({ id: 'visitor.inviteRemoved' }, { name: partner.name })),
        )),
  };
}

interface InviteFormProps {
  invite: InviteRows;
  contact: Contact;
  isSending: boolean;
  /** Whether colleagues can be added without an invitation. */
  canAddWithoutInvitation: boolean;
  onSend: (invite: boolean) => void;
}

/** The rows, and actions for all of them. */
function InviteForm({ invite, contact, isSending, canAddWithoutInvitation, onSend }: InviteFormProps) {
  const { formatMessage } = useIntl();
  const { rows, problems, form, add, change, remove, focusAdded } = invite;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(true);
  };
  return (
    <Stack as="form" gap={5} ref={form} className={styles.form} noValidate onSubmit={submit} aria-busy={isSending}>
      {problems.length > 0 && <Problems problems={problems} />}
      {rows.map((row, index) => (
        <InviteRow
          key={row.id}
          row={row}
          contact={contact}
          position={index + 1}
          onChange={(field, value) => change(row.id, field, value)}
          onRemove={rows.length > 1 ? () => remove(row.id) : null}
          firstRef={(input) => focusAdded(row.id, input)}
        />
      ))}
      <Actions>
        <Button type="submit" aria-disabled={isSending}>
          {formatMessage(isSending ? { id: 'visitor.inviteSending' } : { id: 'visitor.inviteSend' })}
        </Button>
        {canAddWithoutInvitation && (
          <Button variant="quiet" aria-disabled={isSending} onClick={() => onSend(false)}>
            {formatMessage({ id: 'visitor.inviteLater' })}
          </Button>
        )}
        {rows.length < MAX_ROWS && (
          <Button variant="quiet" onClick={add}>
            {formatMessage({ id: 'visitor.inviteAdd' })}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}

/** Errors that belong to no field. */
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

/** Invites colleagues: rows to fill in and send together, and a list of those invited. */
export function InviteColleagues(props: InviteColleaguesProps) {
  const { contact, partners = [], onRemove } = props;
  const { formatMessage } = useIntl();
  const invite = useInviteRows();
  const { rows, problems, add } = invite;
  const { status, isSending, send, inviteNow, remove } = useInvitations(invite, props);
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{formatMessage({ id: 'visitor.inviteTitle' })}</h2>
      <p className={styles.text}>{formatMessage({ id: 'visitor.inviteText' })}</p>
      {partners.length > 0 && (
        <InvitedList partners={partners} isBusy={isSending} onInvite={onRemove && inviteNow} onRemove={remove} />
      )}
      {rows.length === 0 && problems.length > 0 && <Problems problems={problems} />}
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {rows.length === 0 ? (
        <Button variant="quiet" onClick={add} className={styles.open}>
          <Icon name="people" />
          {formatMessage({ id: 'visitor.inviteOpen' })}
        </Button>
      ) : (
        <InviteForm
          invite={invite}
          contact={contact}
          isSending={isSending}
          canAddWithoutInvitation={!!onRemove}
          onSend={send}
        />
      )}
    </Card>
  );
}

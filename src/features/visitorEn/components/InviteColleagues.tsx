import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Partner, PartnerEnInput } from '@/api/types';
import type { SubmitFailure } from '@/forms/submit';
import { issueText } from '@/rules/messages/issueText';
import type { Locale } from '@/rules/locales';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { checked, emptyRow, hasErrors, MAX_ROWS, toPartners, withServerErrors, type Row } from '../inviteRows';
import { inviteMessages, returnMessages } from '../messages';
import styles from './Invite.module.css';
import { InviteRow } from './InviteRow';

interface InviteColleaguesProps {
  locale: Locale;
  company: string | undefined;
  /** Sends the invitations; resolves with everyone on the list, or with why not. */
  onInvite: (partners: PartnerEnInput[]) => Promise<Partner[] | SubmitFailure>;
}

const STATES = {
  added: inviteMessages.stateAdded,
  invited: inviteMessages.stateInvited,
  registered: inviteMessages.stateRegistered,
};

/** The colleagues who were invited from this page, each with the state of the invitation. */
function Invited({ partners }: { partners: readonly Partner[] }) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.invited} aria-label={formatMessage(inviteMessages.invited)}>
      {partners.map(({ id, name, email, state }) => (
        <li key={id} className={styles.partner}>
          <span className={styles.partnerWords}>
            <span className={styles.partnerName}>{name}</span>
            <span className={styles.partnerEmail}>{email}</span>
          </span>
          <span className={styles.state}>
            <Icon name="check" size={18} />
            {formatMessage(STATES[state])}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Invite colleagues: rows to fill in, sent together, then a list of who was invited. */
export function InviteColleagues({ locale, company, onInvite }: InviteColleaguesProps) {
  const { formatMessage } = useIntl();
  const [rows, setRows] = useState<Row[]>([]);
  const [partners, setPartners] = useState<readonly Partner[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const [status, setStatus] = useState('');
  const [isSending, setIsSending] = useState(false);
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
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const judged = checked(rows, (found) => issueText(found, locale));
    if (hasErrors(judged)) return fail(judged, []);
    setIsSending(true);
    const answer = await onInvite(toPartners(judged, company));
    setIsSending(false);
    if (!Array.isArray(answer)) {
      const { rows: marked, rest } = withServerErrors(judged, (answer as SubmitFailure).errors ?? []);
      const general = rest.length > 0 || hasErrors(marked) ? rest : [(answer as SubmitFailure).message ?? ''];
      return fail(marked, general);
    }
    setPartners(answer);
    setRows([]);
    setProblems([]);
    setStatus(formatMessage(inviteMessages.sent, { count: judged.length }));
  };

  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{formatMessage(inviteMessages.title)}</h2>
      <p className={styles.text}>{formatMessage(inviteMessages.text)}</p>
      {partners.length > 0 && <Invited partners={partners} />}
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {rows.length === 0 ? (
        <Button look="quiet" onClick={add} className={styles.open}>
          <Icon name="people" />
          {formatMessage(inviteMessages.open)}
        </Button>
      ) : (
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => void submit(event)}
          aria-busy={isSending}
        >
          {problems.length > 0 && (
            <div role="alert" tabIndex={-1} className={styles.problem}>
              <strong>{formatMessage(returnMessages.problemTitle)}</strong>
              {problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </div>
          )}
          {rows.map((row, index) => (
            <InviteRow
              key={row.id}
              row={row}
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
              {formatMessage(isSending ? inviteMessages.sending : inviteMessages.send)}
            </Button>
            {rows.length < MAX_ROWS && (
              <Button look="quiet" onClick={add}>
                {formatMessage(inviteMessages.add)}
              </Button>
            )}
          </div>
        </form>
      )}
    </section>
  );
}

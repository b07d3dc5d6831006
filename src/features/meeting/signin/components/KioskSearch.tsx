import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Enrolment } from '@/api';
import form from '../../../../forms/form.module.css';
import { PlainField } from '@/forms/plain/PlainField';
import { Button } from '@/ui/controls/Button';
import { Stack } from '@/ui/layout/Layout';
import styles from './KioskSearch.module.css';

interface KioskSearchProps {
  enrolments: readonly Enrolment[];
  /** A typed code or number, or the code of the selected person. */
  onSignIn: (content: string, name: string | null) => void;
}

const MAX_MATCHES = 6;

/** Neither a code nor a number, so it may be a name. */
const isName = (text: string): boolean => /\p{L}/u.test(text) && !/^[MV]\d{2}[\s-]?/i.test(text);

const findByName = (enrolments: readonly Enrolment[], text: string): Enrolment[] => {
  const terms = text.toLocaleLowerCase().split(/\s+/);
  return enrolments.filter(({ name, company }) => {
    const haystack = `${name} ${company ?? ''}`.toLocaleLowerCase();
    return terms.every((term) => haystack.includes(term));
  });
};

/** Sign-in without a QR code: by name from the device's list, by number, by mobile number. Works offline too. */
export function KioskSearch({ enrolments, onSignIn }: KioskSearchProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const query = text.trim();
  const isNameSearch = query.length > 0 && isName(query);
  const matchingEnrolments = isNameSearch ? findByName(enrolments, query) : [];
  const signIn = (content: string, name: string | null) => {
    onSignIn(content, name);
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query !== '' && !isNameSearch)
      signIn(
        query.replace(/^(\d[\d ]+)$/, (number) => number.replace(/ /g, '')),
        null,
      );
  };
  return (
    <Stack as="form" gap={2} noValidate onSubmit={submit}>
      <PlainField
        label={formatMessage({ id: 'kiosk.find' })}
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={setText}
        addon={
          <Button variant="secondary" type="submit" className={styles.button}>
            {formatMessage({ id: 'kiosk.sign' })}
          </Button>
        }
      />
      <p className={form.help}>{formatMessage({ id: 'kiosk.findHelp' })}</p>
      <p role="status" className={styles.count}>
        {isNameSearch && formatMessage({ id: 'kiosk.found' }, { count: matchingEnrolments.length })}
      </p>
      {matchingEnrolments.length > 0 && (
        <ul className={styles.people}>
          {matchingEnrolments.slice(0, MAX_MATCHES).map(({ id, name, company, state, qrContent, waitingPosition }) => (
            <li key={id} className={styles.person}>
              <span>
                <strong>{name}</strong>
                <span className={styles.company}>{company}</span>
              </span>
              {qrContent !== null && state !== 'signedIn' ? (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={formatMessage({ id: 'kiosk.signOne' }, { name })}
                  onClick={() => signIn(qrContent, name)}
                >
                  {formatMessage({ id: 'kiosk.sign' })}
                </Button>
              ) : (
                <span className={styles.state}>
                  {formatMessage({ id: 'enrol.stateShort' }, { state, position: waitingPosition ?? 0 })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

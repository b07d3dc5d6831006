import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Enrolment } from '@/api';
import form from '../../../../forms/form.module.css';
import { LightField } from '@/forms/light/LightField';
import { Button } from '@/ui/controls/Button';
import { Stack } from '@/ui/layout/Layout';
import styles from './KioskFind.module.css';

interface KioskFindProps {
  enrolments: readonly Enrolment[];
  /** A typed code or number, or the code of the selected person. */
  onSign: (content: string, name: string | null) => void;
}

const SHOWN = 6;

/** Neither a code nor a number, so it may be a name. */
const isName = (text: string): boolean => /\p{L}/u.test(text) && !/^[MV]\d{2}[\s-]?/i.test(text);

const matches = (enrolments: readonly Enrolment[], text: string): Enrolment[] => {
  const words = text.toLocaleLowerCase().split(/\s+/);
  return enrolments.filter(({ name, company }) => {
    const where = `${name} ${company ?? ''}`.toLocaleLowerCase();
    return words.every((word) => where.includes(word));
  });
};

/** Sign-in without a QR code: by name from the device's list, by number, by mobile number. Works offline too. */
export function KioskFind({ enrolments, onSign }: KioskFindProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const searches = wanted.length > 0 && isName(wanted);
  const found = searches ? matches(enrolments, wanted) : [];
  const sign = (content: string, name: string | null) => {
    onSign(content, name);
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== '' && !searches)
      sign(
        wanted.replace(/^(\d[\d ]+)$/, (number) => number.replace(/ /g, '')),
        null,
      );
  };
  return (
    <Stack as="form" gap={2} noValidate onSubmit={submit}>
      <LightField
        label={formatMessage({ id: 'kiosk.find' })}
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={setText}
        addon={
          <Button look="second" type="submit" className={styles.button}>
            {formatMessage({ id: 'kiosk.sign' })}
          </Button>
        }
      />
      <p className={form.help}>{formatMessage({ id: 'kiosk.findHelp' })}</p>
      <p role="status" className={styles.count}>
        {searches && formatMessage({ id: 'kiosk.found' }, { count: found.length })}
      </p>
      {found.length > 0 && (
        <ul className={styles.people}>
          {found.slice(0, SHOWN).map(({ id, name, company, state, qrContent, waitingPosition }) => (
            <li key={id} className={styles.person}>
              <span>
                <strong>{name}</strong>
                <span className={styles.company}>{company}</span>
              </span>
              {qrContent !== null && state !== 'signedIn' ? (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={formatMessage({ id: 'kiosk.signOne' }, { name })}
                  onClick={() => sign(qrContent, name)}
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

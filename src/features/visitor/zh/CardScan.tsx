import { useId, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { Stack } from '@/ui/layout/Layout';
import type { CardField, ScannedCard } from './cardValues';
import styles from './CardScan.module.css';

interface CardScanProps {
  /** Reads a photo; resolves with the card's fields, or with an error message. */
  onScan: (photo: File) => Promise<ScannedCard | { message: string }>;
  /** The fields that the visitor has confirmed. */
  onFill: (fields: readonly CardField[]) => void;
}

const TYPES = 'image/jpeg,image/png,image/webp';
/** The contract's maximum. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Fills the form from a photo of a business card, after the visitor has confirmed the fields. */
export function CardScan({ onScan, onFill }: CardScanProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [fields, setFields] = useState<readonly CardField[]>([]);
  const [selectedNames, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isReading, setIsReading] = useState(false);
  const [status, setStatus] = useState({ text: '', failed: false });
  const input = useRef<HTMLInputElement>(null);

  const scan = async (photo: File | undefined) => {
    if (!photo || isReading) return;
    setFields([]);
    if (photo.size > MAX_BYTES) return setStatus({ text: formatMessage({ id: 'visitor.cardTooLarge' }), failed: true });
    setIsReading(true);
    setStatus({ text: formatMessage({ id: 'visitor.cardReading' }), failed: false });
    const scanResult = await onScan(photo);
    setIsReading(false);
    // So that the same photo can be chosen again.
    if (input.current) input.current.value = '';
    if ('message' in scanResult) return setStatus({ text: scanResult.message, failed: true });
    const { fields: cardFields, isLowConfidence } = scanResult;
    if (cardFields.length === 0) return setStatus({ text: formatMessage({ id: 'visitor.cardNothing' }), failed: true });
    setFields(cardFields);
    // With low confidence, each line must be selected.
    setChosen(new Set(isLowConfidence ? [] : cardFields.map(({ name }) => name)));
    const id = isLowConfidence ? 'visitor.cardUnsure' : 'visitor.cardFound';
    setStatus({ text: formatMessage({ id }, { count: cardFields.length }), failed: isLowConfidence });
  };
  const toggle = (name: string) => {
    const next = new Set(selectedNames);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };
  const fill = (event: FormEvent) => {
    event.preventDefault();
    const chosenFields = fields.filter(({ name }) => selectedNames.has(name));
    onFill(chosenFields);
    setFields([]);
    setStatus({ text: formatMessage({ id: 'visitor.cardFilled' }, { count: chosenFields.length }), failed: false });
    input.current?.focus();
  };

  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id={`${id}-title`}>
            {formatMessage({ id: 'visitor.cardTitle' })}
          </h2>
          <p className={styles.text}>{formatMessage({ id: 'visitor.cardText' })}</p>
        </div>
        <div className={styles.upload}>
          <input
            ref={input}
            id={id}
            className={styles.input}
            type="file"
            accept={TYPES}
            aria-describedby={`${id}-status`}
            onChange={({ target }) => void scan(target.files?.[0])}
          />
          <label className={buttonClass('quiet')} htmlFor={id} aria-busy={isReading}>
            <Icon name="badge" />
            {formatMessage(isReading ? { id: 'visitor.cardReading' } : { id: 'visitor.cardChoose' })}
          </label>
        </div>
      </div>
      <p id={`${id}-status`} role="status" className={styles.status} data-failed={status.failed}>
        {status.text}
      </p>
      {fields.length > 0 && (
        <form className={styles.fields} onSubmit={fill}>
          <ul>
            {fields.map(({ name, title, text }) => (
              <li key={name}>
                <label className={styles.field}>
                  <input type="checkbox" checked={selectedNames.has(name)} onChange={() => toggle(name)} />
                  <span className={styles.name}>{title}</span>
                  <span className={styles.value}>{text}</span>
                </label>
              </li>
            ))}
          </ul>
          <Stack inRow gap={3} className={styles.actions}>
            <Button type="submit">{formatMessage({ id: 'visitor.cardFill' })}</Button>
            <Button variant="text" onClick={() => setFields([])}>
              {formatMessage({ id: 'visitor.cardDiscard' })}
            </Button>
          </Stack>
        </form>
      )}
    </section>
  );
}

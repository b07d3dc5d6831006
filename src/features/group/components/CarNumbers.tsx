import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ApiFailure } from '@/forms/apiFailure';
import { PlainField } from '@/forms/plain/PlainField';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { Stack } from '@/ui/layout/Layout';
import styles from './CarNumbers.module.css';
import { groupIcons } from '../icons';

interface CarNumbersProps {
  cars: readonly string[];
  isLocked: boolean;
  onSave: (cars: string[]) => Promise<ApiFailure | null>;
}

/** The contract's format of a number plate. */
const PLATE = /^[A-Z0-9\u4e00-\u9fff]{5,10}$/;
const MAX_NUMBERS = 50;

const normalisePlate = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s·•.-]/g, '')
    .toUpperCase();

/** The cars of a group. Each change is saved at once; more than one plate can be pasted. */
export function CarNumbers({ cars, isLocked, onSave }: CarNumbersProps) {
  const { formatMessage } = useIntl();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [status, setStatus] = useState('');
  const input = useRef<HTMLInputElement | null>(null);
  const [, run] = useAsyncAction();

  const save = async (next: string[]): Promise<boolean> => {
    const failure = await onSave(next);
    setError(failure ? failure.summary : undefined);
    setStatus(failure ? '' : formatMessage({ id: 'group.carSaved' }));
    return !failure;
  };
  const validatePlates = (newPlates: string[]): string | undefined => {
    if (newPlates.length === 0 || !newPlates.every((car) => PLATE.test(car)))
      return formatMessage({ id: 'group.carInvalid' });
    if (newPlates.some((car) => cars.includes(car))) return formatMessage({ id: 'group.carDuplicate' });
    return cars.length + newPlates.length > MAX_NUMBERS ? formatMessage({ id: 'group.carFull' }) : undefined;
  };
  const add = async () => {
    const newPlates = [
      ...new Set(
        value
          .split(/[,;，；、\n\t]/)
          .map(normalisePlate)
          .filter(Boolean),
      ),
    ];
    const validationError = validatePlates(newPlates);
    setError(validationError);
    if (validationError === undefined && (await save([...cars, ...newPlates]))) setValue('');
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(add);
  };
  const remove = async (car: string) => {
    if (await save(cars.filter((other) => other !== car))) input.current?.focus();
  };

  return (
    <section className={styles.cars} aria-labelledby="group-cars">
      <h2 id="group-cars" className={styles.title}>
        {formatMessage({ id: 'group.carTitle' })}
      </h2>
      <p className={styles.text}>{formatMessage({ id: 'group.carText' })}</p>
      {cars.length > 0 ? (
        <Stack as="ul" inRow gap={2} className={styles.list}>
          {cars.map((car) => (
            <li key={car} className={styles.car}>
              <Icon path={groupIcons.car} size={18} />
              {car}
              {!isLocked && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={formatMessage({ id: 'group.carRemove' }, { car })}
                  onClick={() => void run(() => remove(car))}
                >
                  <Icon name="close" size={16} />
                </button>
              )}
            </li>
          ))}
        </Stack>
      ) : (
        <p className={styles.empty}>{formatMessage({ id: 'group.carsEmpty' })}</p>
      )}
      {!isLocked && (
        <form className={styles.form} noValidate onSubmit={submit}>
          <PlainField
            label={formatMessage({ id: 'group.carLabel' })}
            placeholder={formatMessage({ id: 'group.carHint' })}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={200}
            value={value}
            onChange={setValue}
            error={error}
            inputRef={(element) => void (input.current = element)}
            addon={
              <Button type="submit" variant="quiet">
                {formatMessage({ id: 'group.carAdd' })}
              </Button>
            }
          />
        </form>
      )}
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </section>
  );
}

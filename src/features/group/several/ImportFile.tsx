import { useId, useRef, useState, type DragEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ExcelPreview } from '@/api';
import type { CallFailure } from '@/forms/failures';
import { ErrorText } from '@/forms/ErrorText';
import { Button, buttonClass } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useAsyncAction } from '@/ui/useAsyncAction';
import { TemplateLink } from '../components/TemplateLink';
import styles from './ImportFile.module.css';
import { groupIcons } from '../icons';

interface ImportFileProps {
  onCheck: (file: File) => Promise<ExcelPreview | CallFailure>;
  onPreview: (preview: ExcelPreview) => void;
  /** Rows that are typed instead. */
  onType: () => void;
}

/** The contract's most. */
const MAX_BYTES = 2 * 1024 * 1024;

/** A workbook is chosen or dropped, and checked; nothing is saved by that. */
export function ImportFile({ onCheck, onPreview, onType }: ImportFileProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [, run] = useAsyncAction();
  const [checking, setChecking] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);

  const check = async (file: File | undefined) => {
    if (!file) return;
    if (!/\.xlsx$/i.test(file.name)) return setFailure(formatMessage({ id: 'group.notXlsx' }));
    if (file.size > MAX_BYTES) return setFailure(formatMessage({ id: 'group.tooLarge' }));
    setFailure(null);
    setChecking(file.name);
    const answer = await onCheck(file);
    setChecking(null);
    // The same file can be chosen again after it was mended.
    if (input.current) input.current.value = '';
    if ('importId' in answer) onPreview(answer);
    else setFailure(answer.text);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    void run(() => check(file));
  };
  return (
    <section
      className={styles.file}
      aria-labelledby={`${id}-title`}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={styles.fileWords}>
        <h2 id={`${id}-title`} className={styles.fileTitle}>
          {formatMessage({ id: 'group.importTitle' })}
        </h2>
        <p className={styles.text}>{formatMessage({ id: 'group.importText' })}</p>
        <p className={styles.small} id={`${id}-limits`}>
          {formatMessage({ id: 'group.importLimits' })}
        </p>
        {failure !== null && (
          <div role="alert" className={styles.fileError}>
            <ErrorText id={`${id}-error`}>{failure}</ErrorText>
          </div>
        )}
        <div role="status">
          {checking !== null && (
            <>
              <p>{formatMessage({ id: 'group.checking' }, { file: checking })}</p>
              <progress
                className={styles.progress}
                aria-label={formatMessage({ id: 'group.checking' }, { file: checking })}
              />
            </>
          )}
        </div>
      </div>
      <div className={styles.fileActions}>
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-invalid={failure === null ? undefined : true}
          aria-describedby={failure === null ? `${id}-limits` : `${id}-error ${id}-limits`}
          onChange={({ target }) => void run(() => check(target.files?.[0]))}
        />
        <label className={buttonClass('second')} htmlFor={id} aria-busy={checking !== null}>
          <Icon path={groupIcons.table} />
          {formatMessage({ id: 'group.choose' })}
        </label>
        <TemplateLink />
        <Button look="quiet" onClick={onType}>
          <Icon name="rows" />
          {formatMessage({ id: 'group.batchTitle' })}
        </Button>
      </div>
    </section>
  );
}

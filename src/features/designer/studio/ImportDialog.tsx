import { valueAt } from '@/rules/forms/json';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serialiseNextVersion } from '@/rules/forms/formText';
import { importFormily, type ImportResult } from '@/rules/forms/import/importFormily';
import { FILE_LIMITS } from '@/rules/forms/source';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import { Stack } from '@/ui/layout/Layout';
import { formatDiagnostic } from '../diagnosticText';
import { readJson, type StudioDocument } from './useDocument';
import styles from './NewFormDialog.module.css';

interface ImportDialogProps {
  document: StudioDocument;
  formId: string;
  version: number;
  onClose: () => void;
}

/** Takes over a schema of Formily as the draft: code is left out, and each part of it listed with the reason. */
export function ImportDialog({ document, formId, version, onClose }: ImportDialogProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [result, setResult] = useState<ImportResult | null>(null);
  const [error, setError] = useState<string | null>(null);
  const read = () => {
    const schema = readJson(text);
    setResult(null);
    if (schema === undefined) return setError(formatMessage({ id: 'designer.importNotJson' }));
    const title = valueAt(document.value, ['title']) as string;
    const imported = importFormily(schema, { formId, version, title });
    if (!imported.form) return setError(formatMessage({ id: 'designer.importNothing' }));
    setError(null);
    setResult(imported);
  };
  const use = () => {
    if (!result?.form) return;
    const page = valueAt(document.value, ['page']);
    const form = page === undefined ? result.form : { ...result.form, page };
    document.edit({ text: serialiseNextVersion(form, version), selected: '' });
    onClose();
  };
  return (
    <Dialog open title={formatMessage({ id: 'designer.import' })} onClose={onClose} width={720}>
      <Stack>
        <p className={styles.help}>
          <FormattedMessage id="designer.importHelp" />
        </p>
        <label className={styles.label}>
          <FormattedMessage id="designer.importSchema" />
          <textarea
            className={styles.input}
            rows={8}
            spellCheck={false}
            maxLength={FILE_LIMITS.characters}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        {error !== null && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {result && (
          <div role="status">
            {result.notes.length === 0 && <FormattedMessage id="designer.importClean" />}
            {/* What scrolls needs the focus for the keyboard. */}
            <ul className={styles.notes} tabIndex={0}>
              {result.notes.map(({ kind, pointer, message, hint }, index) => (
                <li key={index} className={styles.note}>
                  <strong>
                    {formatMessage({ id: kind === 'replaced' ? 'designer.importReplaced' : 'designer.importRefused' })}
                  </strong>{' '}
                  {formatDiagnostic(message, formatMessage)} {hint && formatDiagnostic(hint, formatMessage)}
                  <span className={styles.pointer}>{pointer}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Stack inRow gap={3}>
          <Button variant={result ? 'quiet' : 'secondary'} disabled={text.trim() === ''} onClick={read}>
            <FormattedMessage id="designer.importRead" />
          </Button>
          {result && (
            <Button onClick={use}>
              <FormattedMessage id="designer.importUse" />
            </Button>
          )}
        </Stack>
      </Stack>
    </Dialog>
  );
}

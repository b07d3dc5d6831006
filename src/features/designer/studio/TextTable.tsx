import { useMemo, useRef, useState, type ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGE_NAMES, languageTag, LOCALES, type Locale } from '@/rules/locales';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/controls/Button';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { listTexts, missingLanguages, setText, type FormText } from '../document/texts';
import { useNodeNames } from '../outline/OutlineTree';
import { readTextWorkbook, writeTextWorkbook } from './textWorkbook';
import type { StudioDocument } from './useDocument';
import styles from './TextTable.module.css';

interface TextTableProps {
  formId: string;
  document: StudioDocument;
  /** The languages that publishing requires. */
  languages: readonly Locale[];
}

/** The last part of a path that says what a text is for. */
const KINDS = ['title', 'description', 'label', 'message', 'intro', 'submit', 'thanks', 'placeholder', 'text'] as const;
type Kind = (typeof KINDS)[number] | 'other';

const kindOf = ({ path }: FormText): Kind => KINDS.find((kind) => kind === path.at(-1)) ?? 'other';

/** All texts of the form in all languages; those that are missing are marked. */
export function TextTable({ formId, document, languages }: TextTableProps) {
  const { formatMessage } = useIntl();
  const { download, objectUrl } = useServices();
  const { nameOf } = useNodeNames();
  const { text, value, nodes, edit, select, isEditable } = document;
  /** The texts that were incomplete when the filter was set: they stay while they are completed. */
  const [filtered, setFiltered] = useState<ReadonlySet<string> | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, run] = useAsyncAction();
  const file = useRef<HTMLInputElement>(null);
  const texts = useMemo(() => listTexts(value), [value]);
  const missing = texts.reduce((count, entry) => count + missingLanguages(entry, languages).length, 0);
  const incomplete = texts.filter((entry) => missingLanguages(entry, languages).length > 0);
  const shown = filtered ? texts.filter((entry) => filtered.has(entry.pointer) || incomplete.includes(entry)) : texts;
  const nodeOf = ({ pointer }: FormText) =>
    [...nodes.values()].filter((node) => pointer.startsWith(`${node.pointer}/`)).at(-1);
  const importFile = async (chosen: File) => {
    const result = await readTextWorkbook(text, chosen);
    if (typeof result === 'string') return setMessage(formatMessage({ id: `designer.textImport.${result}` }));
    if (result.changed > 0) edit(result.text);
    setMessage(
      formatMessage(
        { id: 'designer.textImported' },
        { changed: result.changed, unknown: result.unknown.length, first: result.unknown[0] ?? '' },
      ),
    );
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (chosen) void run(() => importFile(chosen));
  };
  const exportFile = async () =>
    download(objectUrl(new Blob([await writeTextWorkbook(value)])), `${formId}-texts.xlsx`);
  return (
    <section className={styles.panel} aria-label={formatMessage({ id: 'designer.texts' })}>
      <div className={styles.tools}>
        <p role="status" className={styles.status}>
          {formatMessage({ id: 'designer.textsMissing' }, { texts: texts.length, missing })} {message}
        </p>
        <label className={styles.filter}>
          <input
            type="checkbox"
            checked={filtered !== null}
            onChange={({ target }) =>
              setFiltered(target.checked ? new Set(incomplete.map(({ pointer }) => pointer)) : null)
            }
          />
          <FormattedMessage id="designer.onlyMissing" />
        </label>
        <Button variant="quiet" size="small" disabled={isBusy} onClick={() => void run(exportFile)}>
          <FormattedMessage id="designer.textsExport" />
        </Button>
        <Button variant="quiet" size="small" disabled={isBusy || !isEditable} onClick={() => file.current?.click()}>
          <FormattedMessage id="designer.textsImport" />
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".xlsx"
          aria-label={formatMessage({ id: 'designer.textsImport' })}
          onChange={choose}
        />
      </div>
      {/* A table that scrolls needs the focus for the keyboard. */}
      <div className={styles.frame} tabIndex={0} role="group" aria-label={formatMessage({ id: 'designer.texts' })}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="designer.textOf" />
              </th>
              {LOCALES.map((locale) => (
                <th key={locale} scope="col" lang={languageTag(locale)}>
                  {LANGUAGE_NAMES[locale].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => {
              const node = nodeOf(entry);
              const name = node ? nameOf(node) : formatMessage({ id: 'designer.wholeForm' });
              const kind = formatMessage({ id: `designer.textKind.${kindOf(entry)}` });
              return (
                <tr key={entry.pointer}>
                  <th scope="row">
                    <button type="button" className={styles.node} onClick={() => select(node?.pointer ?? '')}>
                      {name}
                    </button>
                    <span className={styles.kind}>{kind}</span>
                  </th>
                  {LOCALES.map((locale) => {
                    const words = entry.texts[locale] ?? '';
                    const isMissing = missingLanguages(entry, languages).includes(locale);
                    const missingId = `missing-${locale}-${entry.pointer}`;
                    return (
                      <td key={locale} data-missing={isMissing}>
                        <textarea
                          // A change from elsewhere is another text.
                          key={words}
                          className={styles.input}
                          rows={Math.min(4, Math.ceil(words.length / 24) || 1)}
                          lang={languageTag(locale)}
                          aria-label={`${name}, ${kind}, ${LANGUAGE_NAMES[locale].name}`}
                          defaultValue={words}
                          maxLength={1000}
                          aria-describedby={isMissing ? missingId : undefined}
                          readOnly={!isEditable}
                          onBlur={({ target }) => {
                            if (target.value !== words) edit(setText(text, entry, locale, target.value));
                          }}
                        />
                        {isMissing && (
                          <span id={missingId} className={styles.missing}>
                            <FormattedMessage id="designer.textMissing" />
                          </span>
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

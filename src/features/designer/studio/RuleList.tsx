import { valueAt } from '@/rules/forms/json';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { expressionIn, inBraces } from '@/rules/expression/braces';
import { LANGUAGE_NAMES, LOCALES, localisedText, type PartialText } from '@/rules/locales';
import { Button } from '@/ui/controls/Button';
import { setValue } from '../document/edits';
import { readText, toPointer, type OutlineNode } from '../document/outline';
import { setText } from '../document/texts';
import { ConditionBuilder } from './ConditionBuilder';
import { fieldsRead, type FieldChoice } from './fieldChoices';
import type { StudioDocument } from './useDocument';
import styles from './RuleList.module.css';

const FIRST_MESSAGE = localisedText(
  '请检查这两项是否一致。',
  'Please check that these answers fit together.',
  'Проверьте, согласуются ли эти ответы.',
  '請檢查這兩項是否一致。',
  'これらの回答に矛盾がないか確認してください。',
);

interface Rule {
  assert: string;
  message: PartialText | string;
  fields: string[];
}

const isRule = (value: unknown): value is Rule =>
  typeof valueAt(value, ['assert']) === 'string' &&
  Array.isArray(valueAt(value, ['fields'])) &&
  readText(valueAt(value, ['message'])) !== undefined;

interface RuleListProps {
  document: StudioDocument;
  /** The group that has the rules; without it, the form. */
  node: OutlineNode | undefined;
  fields: readonly FieldChoice[];
}

/** The rules across fields: what must hold, and the message otherwise. */
export function RuleList({ document, node, fields }: RuleListProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { text, value, edit, isEditable } = document;
  const path = [...(node?.path ?? ['schema']), 'x-rules'];
  const stored = valueAt(value, path);
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  // Anything else is corrected in the JSON first, so that nothing is lost.
  const isReadable = entries.every(isRule);
  const rules = isReadable ? entries : [];
  const answers = fields.filter(({ reference }) => reference.startsWith('$values.'));
  const [first, second] = answers;
  const write = (next: readonly Rule[]) => edit(setValue(text, path, next.length === 0 ? undefined : next));
  const add = () => {
    if (!first) return;
    const other = answers.find(({ schema }, index) => index > 0 && schema.type === first.schema.type) ?? second;
    const assert = other ? `${first.reference} != ${other.reference}` : `${first.reference} != null`;
    write([...rules, { assert: inBraces(assert), message: FIRST_MESSAGE, fields: fieldsRead(assert) }]);
  };
  const languages = [locale, ...LOCALES.filter((one) => one !== locale)];
  return (
    <section className={styles.rules} aria-label={formatMessage({ id: 'designer.rules' })}>
      <h3 className={styles.heading}>
        <FormattedMessage id="designer.rules" />
      </h3>
      <p className={styles.help}>
        <FormattedMessage id="designer.rulesHelp" />
      </p>
      {rules.map((rule, index) => {
        const expression = expressionIn(rule.assert)?.trim() ?? rule.assert;
        const message = typeof rule.message === 'string' ? {} : (readText(rule.message) as PartialText);
        return (
          <div
            key={index}
            className={styles.rule}
            role="group"
            aria-label={formatMessage({ id: 'designer.rule' }, { number: index + 1 })}
          >
            <ConditionBuilder
              label={formatMessage({ id: 'designer.ruleHolds' })}
              expression={expression}
              fields={answers}
              isEditable={isEditable}
              isRequired
              onChange={(next = expression) =>
                write(
                  rules.map((one, at) =>
                    at === index ? { ...one, assert: inBraces(next), fields: fieldsRead(next) } : one,
                  ),
                )
              }
            />
            <fieldset className={styles.messages} disabled={!isEditable}>
              <legend>
                <FormattedMessage id="designer.ruleMessage" />
              </legend>
              {languages.map((language) => (
                <label key={language} className={styles.message}>
                  <span>{LANGUAGE_NAMES[language].name}</span>
                  <input
                    key={message[language] ?? ''}
                    className={styles.input}
                    defaultValue={typeof rule.message === 'string' ? rule.message : message[language]}
                    maxLength={1000}
                    onBlur={({ target }) => {
                      const place = [...path, index, 'message'];
                      if (target.value === (message[language] ?? '')) return;
                      const isPlain = typeof rule.message === 'string';
                      edit(
                        setText(
                          text,
                          { path: place, pointer: toPointer(place), texts: message, isPlain },
                          language,
                          target.value,
                        ),
                      );
                    }}
                  />
                </label>
              ))}
            </fieldset>
            <Button
              variant="text"
              size="small"
              disabled={!isEditable}
              onClick={() => write(rules.filter((_, at) => at !== index))}
            >
              <FormattedMessage id="designer.removeRule" />
            </Button>
          </div>
        );
      })}
      <Button variant="quiet" size="small" disabled={!isEditable || !isReadable || !first} onClick={add}>
        <FormattedMessage id="designer.addRule" />
      </Button>
    </section>
  );
}

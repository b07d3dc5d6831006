import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { localise } from '@/rules/locales';
import { Button } from '@/ui/controls/Button';
import { SelectBox } from '@/ui/controls/SelectField';
import {
  needsOperand,
  OPERATORS,
  readCondition,
  writeCondition,
  type Comparison,
  type Condition,
  type Operator,
} from '../document/conditions';
import type { FieldChoice } from './fieldChoices';
import { firstValue, operatorsOf, RightOperand } from './RightOperand';
import styles from './ConditionBuilder.module.css';

interface ConditionBuilderProps {
  /** What the condition decides; the group's name. */
  label: string;
  /** Without braces; undefined for none. */
  expression: string | undefined;
  fields: readonly FieldChoice[];
  isEditable: boolean;
  /** A rule always has a condition. */
  isRequired?: boolean;
  onChange: (expression: string | undefined) => void;
}

const firstComparison = (field: FieldChoice): Comparison => ({
  left: { kind: 'field', reference: field.reference },
  operator: operatorsOf(field)[0] ?? 'is',
  right: firstValue(field),
});

/** Shows or hides by comparisons, with the expression next to them; an expression that has no such form is edited as text. */
export function ConditionBuilder({
  label,
  expression,
  fields,
  isEditable,
  isRequired,
  onChange,
}: ConditionBuilderProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const textId = useId();
  const [join, setJoin] = useState<Condition['join']>('all');
  const condition = expression === undefined ? null : readCondition(expression);
  const comparisons = condition?.comparisons ?? [];
  const shownJoin = comparisons.length > 1 && condition ? condition.join : join;
  const nameOf = ({ schema, node, reference }: FieldChoice) => localise(schema.title, locale) || node.name || reference;
  const write = (next: readonly Comparison[], nextJoin = shownJoin) =>
    onChange(next.length === 0 ? undefined : writeCondition({ join: nextJoin, comparisons: [...next] }));
  const replace = (index: number, comparison: Comparison) =>
    write(comparisons.map((one, at) => (at === index ? comparison : one)));
  const isText = expression !== undefined && condition === null;
  const [first] = fields;
  const changeField = (index: number, comparison: Comparison, reference: string) => {
    const field = fields.find((one) => one.reference === reference);
    if (!field) return;
    replace(
      index,
      comparison.left.kind === 'domain'
        ? { ...comparison, left: { kind: 'domain', reference } }
        : firstComparison(field),
    );
  };
  return (
    <fieldset className={styles.builder} disabled={!isEditable}>
      <legend className={styles.legend}>{label}</legend>
      {comparisons.length > 1 && (
        <SelectBox
          aria-label={formatMessage({ id: 'designer.join' })}
          value={shownJoin}
          options={[
            { value: 'all', label: formatMessage({ id: 'designer.joinAll' }) },
            { value: 'any', label: formatMessage({ id: 'designer.joinAny' }) },
          ]}
          onChange={({ target }) => {
            setJoin(target.value as Condition['join']);
            write(comparisons, target.value as Condition['join']);
          }}
        />
      )}
      {comparisons.map((comparison, index) => {
        const { left, operator } = comparison;
        const field = fields.find(({ reference }) => reference === left.reference);
        const isTextField = field?.schema.type === 'string' && !field.schema.enum;
        return (
          <div key={index} className={styles.comparison} role="group" aria-label={`${label} ${index + 1}`}>
            <SelectBox
              aria-label={formatMessage({ id: 'designer.comparedField' })}
              value={left.reference}
              options={[
                ...(field ? [] : [{ value: left.reference, label: left.reference }]),
                ...fields.map((one) => ({ value: one.reference, label: nameOf(one) })),
              ]}
              onChange={({ target }) => changeField(index, comparison, target.value)}
            />
            {isTextField && (
              <label className={styles.domain}>
                <input
                  type="checkbox"
                  checked={left.kind === 'domain'}
                  onChange={({ target }) => {
                    const kind = target.checked ? 'domain' : 'field';
                    const { right } = comparison;
                    replace(index, {
                      ...comparison,
                      left: { ...left, kind },
                      right: right.kind === 'value' ? right : { ...right, kind },
                    });
                  }}
                />
                <FormattedMessage id="designer.domain" />
              </label>
            )}
            <SelectBox
              aria-label={formatMessage({ id: 'designer.operator' })}
              value={operator}
              options={OPERATORS.filter((one) => one === operator || operatorsOf(field).includes(one)).map((one) => ({
                value: one,
                label: formatMessage({ id: `designer.operator.${OPERATOR_IDS[one]}` }),
              }))}
              onChange={({ target }) => replace(index, { ...comparison, operator: target.value as Operator })}
            />
            {needsOperand(operator) && (
              <RightOperand
                comparison={comparison}
                field={field}
                fields={fields}
                disabled={!isEditable}
                nameOf={nameOf}
                onChange={(right) => replace(index, { ...comparison, right })}
              />
            )}
            {(!isRequired || comparisons.length > 1) && (
              <Button
                variant="text"
                size="small"
                aria-label={formatMessage({ id: 'designer.removeComparison' }, { number: index + 1 })}
                onClick={() => write(comparisons.filter((_, at) => at !== index))}
              >
                <FormattedMessage id="designer.remove" />
              </Button>
            )}
          </div>
        );
      })}
      {isText && (
        <p className={styles.note}>
          <FormattedMessage id="designer.expressionOnly" />
        </p>
      )}
      {!isText && first && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`${label}: ${formatMessage({ id: 'designer.addComparison' })}`}
          onClick={() => write([...comparisons, firstComparison(first)])}
        >
          <FormattedMessage id="designer.addComparison" />
        </Button>
      )}
      {expression !== undefined && (
        <label className={styles.expression} htmlFor={textId}>
          <FormattedMessage id="designer.expression" />
          <textarea
            // Another expression is another text; while it is typed it stays.
            key={expression}
            id={textId}
            className={styles.input}
            rows={2}
            maxLength={500}
            spellCheck={false}
            defaultValue={expression}
            onBlur={({ target }) => {
              const text = target.value.trim();
              if (text !== expression) onChange(text === '' && !isRequired ? undefined : text);
            }}
          />
        </label>
      )}
    </fieldset>
  );
}

const OPERATOR_IDS = {
  is: 'is',
  isNot: 'isNot',
  includes: 'includes',
  includesNot: 'includesNot',
  answered: 'answered',
  unanswered: 'unanswered',
  '<': 'less',
  '<=': 'atMost',
  '>': 'greater',
  '>=': 'atLeast',
} as const satisfies Record<Operator, string>;

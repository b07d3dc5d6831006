import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { isNumeric } from '@/rules/forms/types';
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
  type Operand,
  type Operator,
} from '../document/conditions';
import type { FieldChoice } from './fieldChoices';
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

const LIST_OPERATORS: readonly Operator[] = ['includes', 'includesNot', 'answered', 'unanswered'];
const ORDER_OPERATORS: readonly Operator[] = ['<', '<=', '>', '>='];

/** The operators that make sense for a field. */
function operatorsOf(field: FieldChoice | undefined): readonly Operator[] {
  if (field?.schema.type === 'array') return LIST_OPERATORS;
  const isOrdered = field && (isNumeric(field.schema) || /^(Date|Time)/.test(field.schema['x-component'] ?? ''));
  return OPERATORS.filter(
    (operator) => !operator.startsWith('includes') && (isOrdered || !ORDER_OPERATORS.includes(operator)),
  );
}

/** The value that a new comparison with a field starts with. */
function firstValue({ schema }: FieldChoice): Operand {
  const [option] = schema.enum ?? [];
  if (option) return { kind: 'value', value: option.value };
  if (schema.type === 'boolean') return { kind: 'value', value: true };
  return { kind: 'value', value: isNumeric(schema) ? 0 : '' };
}

const firstComparison = (field: FieldChoice): Comparison => ({
  left: { kind: 'field', reference: field.reference },
  operator: operatorsOf(field)[0] ?? 'is',
  right: firstValue(field),
});

interface OperandProps {
  comparison: Comparison;
  field: FieldChoice | undefined;
  fields: readonly FieldChoice[];
  disabled: boolean;
  nameOf: (field: FieldChoice) => string;
  onChange: (right: Operand) => void;
}

/** What a field is compared with: one of its options, a value, or another field. */
function RightOperand({ comparison, field, fields, disabled, nameOf, onChange }: OperandProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { right } = comparison;
  const label = formatMessage({ id: 'designer.comparedValue' });
  const others = fields.filter(
    ({ reference, schema }) => reference !== comparison.left.reference && schema.type !== 'array',
  );
  const kinds = [
    { value: 'value', label: formatMessage({ id: 'designer.aValue' }) },
    ...(others.length > 0 ? [{ value: 'field', label: formatMessage({ id: 'designer.anotherField' }) }] : []),
  ];
  const changeKind = (kind: string) => {
    const [other] = others;
    if (kind === 'field' && other) onChange({ kind: comparison.left.kind, reference: other.reference });
    else if (field) onChange(firstValue(field));
  };
  const options = field?.schema.enum;
  const setText = (text: string) =>
    onChange({ kind: 'value', value: field && isNumeric(field.schema) && text !== '' ? Number(text) : text });
  return (
    <>
      <SelectBox
        aria-label={formatMessage({ id: 'designer.comparedWith' })}
        value={right.kind === 'value' ? 'value' : 'field'}
        options={kinds}
        disabled={disabled}
        onChange={({ target }) => changeKind(target.value)}
      />
      {right.kind !== 'value' ? (
        <SelectBox
          aria-label={label}
          value={right.reference}
          options={others.map((other) => ({ value: other.reference, label: nameOf(other) }))}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...right, reference: target.value })}
        />
      ) : options ? (
        <SelectBox
          aria-label={label}
          value={String(right.value)}
          options={options.map((option) => ({ value: String(option.value), label: localise(option.label, locale) }))}
          disabled={disabled}
          onChange={({ target }) => {
            const chosen = options.find((option) => String(option.value) === target.value);
            if (chosen) onChange({ kind: 'value', value: chosen.value });
          }}
        />
      ) : typeof right.value === 'boolean' ? (
        <SelectBox
          aria-label={label}
          value={String(right.value)}
          options={[
            { value: 'true', label: formatMessage({ id: 'designer.yes' }) },
            { value: 'false', label: formatMessage({ id: 'designer.no' }) },
          ]}
          disabled={disabled}
          onChange={({ target }) => onChange({ kind: 'value', value: target.value === 'true' })}
        />
      ) : (
        <input
          className={styles.input}
          aria-label={label}
          type={
            field && isNumeric(field.schema)
              ? 'number'
              : field?.schema['x-component'] === 'DatePicker'
                ? 'date'
                : 'text'
          }
          value={String(right.value)}
          maxLength={200}
          disabled={disabled}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </>
  );
}

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

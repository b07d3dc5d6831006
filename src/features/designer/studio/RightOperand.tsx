import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { isNumeric } from '@/rules/forms/types';
import { localise } from '@/rules/locales';
import { SelectBox } from '@/ui/controls/SelectField';
import { OPERATORS, type Comparison, type Operand, type Operator } from '../document/conditions';
import type { FieldChoice } from './fieldChoices';
import styles from './ConditionBuilder.module.css';

const LIST_OPERATORS: readonly Operator[] = ['includes', 'includesNot', 'answered', 'unanswered'];
const ORDER_OPERATORS: readonly Operator[] = ['<', '<=', '>', '>='];

/** The operators that make sense for a field. */
export function operatorsOf(field: FieldChoice | undefined): readonly Operator[] {
  if (field?.schema.type === 'array') return LIST_OPERATORS;
  const isOrdered = field && (isNumeric(field.schema) || /^(Date|Time)/.test(field.schema['x-component'] ?? ''));
  return OPERATORS.filter(
    (operator) => !operator.startsWith('includes') && (isOrdered || !ORDER_OPERATORS.includes(operator)),
  );
}

/** The value that a new comparison with a field starts with. */
export function firstValue({ schema }: FieldChoice): Operand {
  const [option] = schema.enum ?? [];
  if (option) return { kind: 'value', value: option.value };
  if (schema.type === 'boolean') return { kind: 'value', value: true };
  return { kind: 'value', value: isNumeric(schema) ? 0 : '' };
}

interface OperandProps {
  comparison: Comparison;
  field: FieldChoice | undefined;
  fields: readonly FieldChoice[];
  disabled: boolean;
  nameOf: (field: FieldChoice) => string;
  onChange: (right: Operand) => void;
}

/** What a field is compared with: one of its options, a value, or another field. */
export function RightOperand({ comparison, field, fields, disabled, nameOf, onChange }: OperandProps) {
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

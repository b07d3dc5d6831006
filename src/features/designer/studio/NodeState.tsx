import { valueAt } from '@/rules/forms/json';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { expressionIn, inBraces } from '@/rules/expression/braces';
import { setValue } from '../document/edits';
import type { OutlineNode } from '../document/outline';
import { ConditionBuilder } from './ConditionBuilder';
import type { FieldChoice } from './fieldChoices';
import type { StudioDocument } from './useDocument';
import styles from './PropertiesPanel.module.css';

/** The condition of the one reaction that only requires the field; undefined without reactions, null for others. */
function requiredWhen(reactions: unknown): string | undefined | null {
  if (reactions === undefined) return undefined;
  const [reaction, ...others] = Array.isArray(reactions) ? (reactions as unknown[]) : [reactions];
  const when = expressionIn(valueAt(reaction, ['when']))?.trim();
  const keys = Object.keys((reaction ?? {}) as object)
    .sort()
    .join();
  const fulfill = JSON.stringify(valueAt(reaction, ['fulfill']));
  const isSimple = others.length === 0 && keys === 'fulfill,when' && fulfill === '{"state":{"required":true}}';
  return isSimple && when !== undefined ? when : null;
}

interface NodeStateProps {
  document: StudioDocument;
  node: OutlineNode;
  fields: readonly FieldChoice[];
}

/** When a node is shown, required and disabled, and how its value is computed. */
export function NodeState({ document, node, fields }: NodeStateProps) {
  const { formatMessage } = useIntl();
  const valueId = useId();
  const { text, value, edit, isEditable } = document;
  const write = (key: string, next: unknown) => edit(setValue(text, [...node.path, key], next));
  const read = (key: string) => valueAt(value, [...node.path, key]);
  const required = requiredWhen(read('x-reactions'));
  const isField = node.type !== 'void' && node.type !== 'object';
  const computed = expressionIn(read('x-value'))?.trim() ?? '';
  return (
    <div className={styles.state}>
      {(['x-visible', ...(isField ? (['x-disabled'] as const) : [])] as const).map((key) => {
        const stored = read(key);
        return (
          <ConditionBuilder
            key={key}
            label={formatMessage({ id: `designer.when.${key === 'x-visible' ? 'visible' : 'disabled'}` })}
            expression={expressionIn(stored)?.trim() ?? (typeof stored === 'string' ? stored : JSON.stringify(stored))}
            fields={fields}
            isEditable={isEditable}
            onChange={(next) => write(key, next === undefined ? undefined : inBraces(next))}
          />
        );
      })}
      {isField &&
        (required === null ? (
          <p className={styles.note}>
            <FormattedMessage id="designer.reactionsOnly" />
          </p>
        ) : (
          <ConditionBuilder
            label={formatMessage({ id: 'designer.when.required' })}
            expression={required}
            fields={fields}
            isEditable={isEditable}
            onChange={(next) =>
              write(
                'x-reactions',
                next === undefined ? undefined : [{ when: inBraces(next), fulfill: { state: { required: true } } }],
              )
            }
          />
        ))}
      {isField && (
        <label className={styles.computed} htmlFor={valueId}>
          <FormattedMessage id="designer.computed" />
          <input
            key={computed}
            id={valueId}
            className={styles.input}
            defaultValue={computed}
            maxLength={500}
            spellCheck={false}
            disabled={!isEditable}
            onBlur={({ target }) => {
              const next = target.value.trim();
              if (next !== computed) write('x-value', next === '' ? undefined : inBraces(next));
            }}
          />
        </label>
      )}
    </div>
  );
}

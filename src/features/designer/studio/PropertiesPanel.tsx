import { isObject, valueAt } from '@/rules/forms/json';
import { useMemo, useState, type FormEvent, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TextId } from '@/lib/textIds';
import { useLocale } from '@/i18n/useLocale';
import { FIELD_NAME, type FormDefinition } from '@/rules/forms/types';
import { LANGUAGE_NAMES } from '@/rules/locales';
import { Button } from '@/ui/controls/Button';
import { setValue } from '../document/edits';
import type { OutlineNode } from '../document/outline';
import { formPropertyForm, propertyForm, type PropertyContext } from '../document/propertyForm';
import {
  readFormProperties,
  readProperties,
  writeFormProperties,
  writeProperties,
  type PropertyValues,
} from '../document/propertyValues';
import { renameNode } from '../document/rename';
import { fieldChoices, type FieldChoice } from './fieldChoices';
import { NodeState } from './NodeState';
import { useNodeNames } from '../outline/OutlineTree';
import { RuleList } from './RuleList';
import { SettingsForm, useSettings } from './SettingsForm';
import { readJson, type StudioDocument } from './useDocument';
import styles from './PropertiesPanel.module.css';

/** The changes of an object, key by key, so that the text of other keys stays as it is. */
const setChanges = (text: string, path: StudioPath, before: object, after: object): string =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].reduce((changed, key) => {
    const [old, next] = [valueAt(before, [key]), valueAt(after, [key])];
    return JSON.stringify(old) === JSON.stringify(next) ? changed : setValue(changed, [...path, key], next);
  }, text);

type StudioPath = OutlineNode['path'];

interface SettingsProps {
  document: StudioDocument;
  /** Undefined for the whole form. */
  node: OutlineNode | undefined;
  context: PropertyContext & { emailFields: readonly string[] };
}

/** The generated form of a node's properties, or of the form's. */
function PropertySettings({ document, node, context }: SettingsProps) {
  const { value: form, edit, latestText } = document;
  const path = node?.path ?? [];
  const value = node ? valueAt(form, path) : withoutSchema(form);
  const read = () => (node ? readProperties(node, value) : readFormProperties(value));
  const { formKey, values, registerEdit } = useSettings(JSON.stringify(value), read);
  const definition = useMemo(
    () => (node ? propertyForm(node, value, context) : formPropertyForm(context)),
    // The fields depend on the kind of node, not on its values.
    [formKey, node?.component, context],
  );
  const change = (before: PropertyValues, after: PropertyValues) => {
    // The change is reported in a microtask: meanwhile the node may have been removed, or replaced by invalid JSON.
    const text = latestText();
    const newest = readJson(text);
    const current = node ? valueAt(newest, path) : withoutSchema(newest);
    if (!isObject(current)) return;
    const next = node ? writeProperties(current, before, after) : writeFormProperties(current, before, after);
    const changed = setChanges(text, path, current, next);
    if (changed === text) return;
    // Another component has other properties: the form is mounted again.
    if (valueAt(next, ['x-component']) === valueAt(current, ['x-component'])) registerEdit(JSON.stringify(next));
    edit(changed, 'typing');
  };
  return (
    <SettingsForm
      key={`${formKey} ${node?.component ?? ''}`}
      definition={definition}
      values={values}
      onChange={change}
    />
  );
}

function withoutSchema(form: unknown): unknown {
  const { schema: _schema, ...rest } = (form ?? {}) as Record<string, unknown>;
  return rest;
}

interface RenameProps {
  document: StudioDocument;
  node: OutlineNode;
  form: FormDefinition | undefined;
}

/** The name of a node: everything that refers to it follows. */
function Rename({ document, node, form }: RenameProps) {
  const { formatMessage } = useIntl();
  const { text, edit, nodes, isEditable } = document;
  const [name, setName] = useState(node.name);
  const [error, setError] = useState<string | null>(null);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const next = name.trim();
    if (next === node.name) return setError(null);
    if (!FIELD_NAME.test(next)) return setError(formatMessage({ id: 'designer.nameInvalid' }));
    if ([...nodes.values()].some((other) => other.name === next && other.pointer !== node.pointer))
      return setError(formatMessage({ id: 'designer.nameTaken' }, { name: next }));
    edit(renameNode(text, node.path, next, form));
  };
  return (
    <form className={styles.rename} onSubmit={rename}>
      <label className={styles.label}>
        <FormattedMessage id="designer.fieldName" />
        <input
          className={styles.input}
          value={name}
          maxLength={40}
          spellCheck={false}
          disabled={!isEditable}
          aria-invalid={error !== null}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Button type="submit" variant="quiet" size="small" disabled={!isEditable || name.trim() === node.name}>
        <FormattedMessage id="designer.rename" />
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </form>
  );
}

const toNames = (text: string): string[] => text.split(' ').filter((name) => name !== '');

interface PropertiesPanelProps {
  document: StudioDocument;
  /** The draft as far as it can be read. */
  form: FormDefinition | undefined;
  /** Its last state without errors. */
  lastValid: FormDefinition | null;
  /** Its heading, which gets the focus from the outline. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** The properties of the selected node, or of the form; all of them apply while they are typed. */
export function PropertiesPanel({ document, form, lastValid, headingRef }: PropertiesPanelProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { nameOf, kindOf } = useNodeNames();
  const { selected: node, isReadable, isEditable } = document;
  const pointer = node?.pointer;
  const readable = form ?? lastValid;
  const fields: readonly FieldChoice[] = useMemo(() => fieldChoices(readable, pointer), [readable, pointer]);
  const fieldNames = fields.map(({ node: { name } }) => name).join(' ');
  const emailFields = fields
    .filter(({ schema }) => schema.format === 'email')
    .map(({ node: { name } }) => name)
    .join(' ');
  const context = useMemo(
    () => ({
      texts: {
        label: (name: string) => formatMessage({ id: `designer.property.${name}` as TextId }),
        language: (language: typeof locale) => LANGUAGE_NAMES[language].name,
        locale,
      },
      fieldNames: toNames(fieldNames),
      emailFields: toNames(emailFields),
    }),
    [formatMessage, locale, fieldNames, emailFields],
  );
  const holdsRules = !node || node.type === 'object' || (node.type === 'void' && !node.isEntry);
  return (
    <section className={styles.panel} aria-labelledby="designer-properties">
      <h2 id="designer-properties" className={styles.title} tabIndex={-1} ref={headingRef}>
        {node ? nameOf(node) : formatMessage({ id: 'designer.wholeForm' })}
        {node && <span className={styles.kind}>{kindOf(node)}</span>}
      </h2>
      {!isReadable && (
        <p className={styles.note} role="status">
          <FormattedMessage id="designer.notJson" />
        </p>
      )}
      {/* Inputs of a version that is read only stay readable. */}
      <div className={styles.content} inert={!isEditable}>
        {node && !node.isEntry && <Rename key={node.pointer} document={document} node={node} form={form} />}
        <div className={styles.settings}>
          <PropertySettings key={pointer ?? ''} document={document} node={node} context={context} />
        </div>
        {node && !node.isEntry && <NodeState document={document} node={node} fields={fields} />}
        {holdsRules && <RuleList document={document} node={node} fields={fields} />}
      </div>
    </section>
  );
}

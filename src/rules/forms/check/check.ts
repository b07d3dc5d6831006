/** Checks that the meta-schema cannot express: consistency of names, components, keywords, expressions and texts. */
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { listFields } from '@/rules/forms/fields';
import { resolveWithin } from '@/rules/forms/logic';
import { treeOf, type FormNode } from '@/rules/forms/tree';
import { ANSWER_LIMITS, type FormDefinition } from '@/rules/forms/types';
import { componentProblems } from './components';
import { conditionProblems } from './conditions';
import { coreProblems } from './coreFields';
import { didYouMean } from './didYouMean';
import { keywordProblems } from './keywords';
import { pageProblems } from './page';
import { problem, type FormProblem } from './problem';
import { reachabilityProblems } from './reach';
import { textProblems } from './texts';

/** Properties of components that name a field of the form. */
const FIELD_PROPS = ['emailField', 'countryField', 'parentField'] as const;

function fieldNameProblems({ schema, pointer }: FormNode, names: readonly string[]): FormProblem[] {
  return FIELD_PROPS.flatMap((key) => {
    const name = schema['x-component-props']?.[key];
    if (name === undefined || names.includes(name)) return [];
    const message = diagnosticMessage('unknownField', { name });
    return [problem('unknownField', `${pointer}/x-component-props/${key}`, message, { hint: didYouMean(name, names) })];
  });
}

/** PhoneNumber renders two fields in one row, so it needs exactly these two. */
function phoneProblems({ schema, pointer, children }: FormNode): FormProblem[] {
  if (schema['x-component'] !== 'PhoneNumber') return [];
  const members = children.map((child) => child.schema['x-component']);
  return members.join() === 'DialCode,Input' ? [] : [problem('group', pointer, diagnosticMessage('phoneNumber'))];
}

/** Names that every JavaScript object inherits. Values are looked up by name, in Formily too. */
const isReserved = (name: string): boolean => name in Object.prototype;

/** A name identifies one value: within an object or row it is unique, whatever layouts are around it. */
function nameProblems(form: FormDefinition): FormProblem[] {
  const seen = new Map<string, FormNode>();
  return treeOf(form).nodes.flatMap((node) => {
    const { name, pointer, hasValue, path, parent } = node;
    // An entry of an array has no name.
    if (parent?.item === node) return [];
    const hint = diagnosticMessage('duplicateNameHint');
    const place = hasValue ? path.join('.') : `${pointer} ${name}`;
    const first = seen.get(place);
    seen.set(place, node);
    return [
      ...(first && hasValue && first.schema.type !== 'void'
        ? [problem('nameTwice', pointer, diagnosticMessage('duplicateName', { name }), { atKey: true, hint })]
        : []),
      ...(isReserved(name)
        ? [problem('value', pointer, diagnosticMessage('nameReserved', { name }), { atKey: true, hint })]
        : []),
    ];
  });
}

/** The fields of rules across fields must exist. */
function ruleProblems(form: FormDefinition): FormProblem[] {
  const tree = treeOf(form);
  const names = tree.fields.map(({ name }) => name);
  const levels = [
    { pointer: '/schema', node: null, rules: form.schema['x-rules'] ?? [] },
    ...tree.nodes.map((node) => ({ pointer: node.pointer, node, rules: node.schema['x-rules'] ?? [] })),
  ];
  return levels.flatMap(({ pointer, node, rules }) =>
    rules.flatMap(({ fields }, index) =>
      fields.flatMap((field, position) => {
        if (tree.nodeAt(resolveWithin(field, node))) return [];
        const message = diagnosticMessage('unknownField', { name: field });
        const hint = didYouMean(field, names);
        return [problem('unknownField', `${pointer}/x-rules/${index}/fields/${position}`, message, { hint })];
      }),
    ),
  );
}

/** All problems of a form with a valid shape; without errors it can be published. */
export function checkForm(form: FormDefinition): FormProblem[] {
  const { nodes } = treeOf(form);
  const fields = listFields(form);
  const names = fields.map(({ name }) => name);
  const max = ANSWER_LIMITS.keys;
  const tooMany =
    fields.length > max ? [problem('tooMany', '/schema', diagnosticMessage('tooManyFields', { max }))] : [];
  const conditions = conditionProblems(form);
  return [
    ...tooMany,
    ...nameProblems(form),
    ...componentProblems(form),
    ...nodes.flatMap(phoneProblems),
    ...nodes.flatMap((node) => fieldNameProblems(node, names)),
    ...keywordProblems(form),
    ...ruleProblems(form),
    ...conditions,
    // Reachability is analysed only when every expression is valid.
    ...(conditions.length > 0 ? [] : reachabilityProblems(form)),
    ...coreProblems(form),
    ...pageProblems(form),
    ...textProblems(form),
  ];
}

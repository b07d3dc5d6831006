/** CodeMirror for form files: JSON, completion from the meta-schema, lint diagnostics. */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  type CompletionContext,
  completionKeymap,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, type Text } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { IntlShape } from 'react-intl';
import type { LocatedProblem } from '@/rules/forms/check/problem';
import { isWithinLimits } from '@/rules/forms/source';
import { completionsAt } from '../completion';
import { formatDiagnostic } from '../diagnosticText';

const editorTheme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--paper)', color: 'var(--ink)', fontSize: 'var(--size-14)' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "Cascadia Mono", Consolas, "DejaVu Sans Mono", monospace',
    lineHeight: '1.6',
  },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--haze)', color: 'var(--steel)', borderRight: '1px solid var(--hairline)' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 12px' },
  '.cm-activeLine': { backgroundColor: 'rgb(233 238 242 / 45%)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--mist)', color: 'var(--ink)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: '#cfe0f6',
  },
  '.cm-name': { color: 'var(--new)' },
  '.cm-string': { color: 'var(--success)' },
  '.cm-literal': { color: 'var(--warning)' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--mist)', border: '0', color: 'var(--graphite)', padding: '0 6px' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    borderBottom: '2px solid var(--error)',
    backgroundColor: 'var(--error-tint)',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    borderBottom: '2px dotted var(--warning)',
    backgroundColor: 'var(--warning-tint)',
  },
  '.cm-diagnostic': { padding: '8px 12px', fontFamily: 'var(--font)', whiteSpace: 'normal', maxWidth: '48ch' },
  '.cm-diagnostic-error': { borderLeft: '4px solid var(--error)' },
  '.cm-diagnostic-warning': { borderLeft: '4px solid var(--warning)' },
  '.cm-tooltip': {
    border: '1px solid var(--hairline)',
    backgroundColor: 'var(--paper)',
    boxShadow: 'var(--shadow-high)',
    zIndex: '5',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxHeight: '16em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 12px', lineHeight: '1.5' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--ink)',
    color: 'var(--on-dark)',
  },
  '.cm-completionInfo': { padding: '8px 12px', fontFamily: 'var(--font)', maxWidth: '36ch' },
  '.cm-panels': { backgroundColor: 'var(--haze)', color: 'var(--ink)', borderBottom: '1px solid var(--hairline)' },
  '.cm-panel.cm-search': { padding: '8px 12px', fontSize: 'var(--size-14)' },
  '.cm-panel.cm-search [name=close]': { fontSize: 'var(--size-20)', padding: '0 8px' },
  '.cm-textfield': {
    border: '1px solid var(--control)',
    borderRadius: 'var(--radius)',
    padding: '4px 8px',
    fontSize: 'inherit',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--paper)',
    border: '1px solid var(--control)',
    borderRadius: 'var(--radius)',
    fontSize: 'inherit',
  },
});

const KINDS = {
  property: 'property',
  enum: 'enum',
  constant: 'constant',
  variable: 'variable',
  function: 'function',
  text: 'text',
} as const;

function completionSource(context: CompletionContext): CompletionResult | null {
  const text = context.state.doc.toString();
  // The parser is recursive, so excessive nesting is excluded.
  if (!isWithinLimits(text)) return null;
  const completions = completionsAt(text, context.pos);
  if (!completions) return null;
  const isTyping = /["\w-]/.test(context.state.sliceDoc(context.pos - 1, context.pos));
  if (!context.explicit && !isTyping) return null;
  const isQuoted = text.charAt(completions.from) === '"';
  // Input up to the cursor is matched; text after it within the same quotes is replaced too.
  const replacedLength = completions.to - context.pos;
  return {
    from: completions.from,
    filter: true,
    options: completions.options.map(({ label, insert, info, kind }) => ({
      // The match includes the opening quote.
      label: isQuoted ? `"${label}` : label,
      displayLabel: label,
      info,
      type: KINDS[kind],
      apply: (view, _completion, from, to) => {
        const line = view.state.doc.lineAt(from);
        const indent = /^\s*/.exec(line.text)?.[0] ?? '';
        const text = insert.replaceAll('\n', `\n${indent}`);
        // The cursor moves to the first empty quotes, else to the end of the inserted text.
        const empty = text.indexOf('""');
        view.dispatch({
          changes: { from, to: to + replacedLength, insert: text },
          selection: { anchor: from + (empty >= 0 ? empty + 1 : text.length) },
          userEvent: 'input.complete',
        });
      },
    })),
  };
}

const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, class: 'cm-name' },
  { tag: tags.string, class: 'cm-string' },
  { tag: [tags.number, tags.bool, tags.null], class: 'cm-literal' },
]);

interface EditorOptions {
  label: string;
  descriptionId: string;
  nonce: string | undefined;
  phrases: Record<string, string>;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  onCursor: (offset: number) => void;
}

export const editorExtensions = ({
  label,
  descriptionId,
  nonce,
  phrases,
  isReadOnly,
  onChange,
  onCursor,
}: EditorOptions): Extension[] => [
  ...(nonce === undefined ? [] : [EditorView.cspNonce.of(nonce)]),
  EditorState.phrases.of(phrases),
  EditorState.tabSize.of(2),
  indentUnit.of('  '),
  EditorState.readOnly.of(isReadOnly),
  EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-describedby': descriptionId,
    'aria-multiline': 'true',
    tabindex: '0',
    spellcheck: 'false',
    ...(isReadOnly && { 'aria-readonly': 'true' }),
  }),
  EditorView.lineWrapping,
  lineNumbers(),
  codeFolding(),
  foldGutter(),
  lintGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  search({ top: true }),
  autocompletion({ override: [completionSource], icons: false, maxRenderedOptions: 80 }),
  json(),
  syntaxHighlighting(highlighting),
  editorTheme,
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
    indentWithTab,
  ]),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString());
    else if (update.selectionSet && update.view.hasFocus) onCursor(update.state.selection.main.head);
  }),
];

/** The offset of a position counted from 1; clamped when the text has become shorter. */
export function offsetOf(doc: Text, line: number, column: number): number {
  const docLine = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(docLine.from + column - 1, docLine.to);
}

const TOKEN = /^(?:"(?:[^"\\]|\\.)*"?|[\w.-]+|\S)/;

/** Underlines each problem at its name or value. */
export const diagnosticsOf = (
  doc: Text,
  problems: readonly LocatedProblem[],
  format: IntlShape['formatMessage'],
): Diagnostic[] =>
  problems.map(({ line, column, severity, texts: { message, hint } }) => {
    const from = offsetOf(doc, line, column);
    const rest = doc.sliceString(from, Math.min(from + 500, doc.lineAt(from).to));
    return {
      from,
      to: from + (TOKEN.exec(rest)?.[0].length ?? 0),
      severity: severity === 'incomplete' ? 'info' : severity,
      message: [message, hint].flatMap((entry) => (entry ? [formatDiagnostic(entry, format)] : [])).join(' '),
    };
  });

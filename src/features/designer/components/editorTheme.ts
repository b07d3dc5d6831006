/** The editor in the site's colours and sizes. CodeMirror writes these styles into the page, under its nonce. */
import { EditorView } from '@codemirror/view';

export const editorTheme = EditorView.theme({
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
    color: 'var(--on-ink)',
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

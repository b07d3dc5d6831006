import { redo, undo } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { LocatedProblem } from '@/rules/forms/check/problem';
import { diagnosticsOf, editorExtensions, offsetOf } from './editorSetup';
import styles from './CodeEditor.module.css';

export interface EditorHandle {
  /** Moves cursor and focus to a position, counted from 1. */
  goTo(line: number, column: number): void;
  /** Replaces the text as one undo step; typing in quick succession at the same place joins the step before. */
  replace(text: string, isTyping?: boolean): void;
  /** Scrolls to an offset and puts the cursor there; the focus stays. */
  reveal(offset: number): void;
  undo(): void;
  redo(): void;
  find(): void;
}

export interface CodeEditorProps {
  /** Identifies the document: another one starts with its own history. */
  document: string;
  /** The initial text. */
  text: string;
  isReadOnly: boolean;
  problems: readonly LocatedProblem[];
  label: string;
  /** Id of the element that describes the keyboard shortcuts. */
  descriptionId: string;
  nonce: string | undefined;
  onChange: (text: string) => void;
  /** The cursor was moved by its user. */
  onCursor: (offset: number) => void;
  ref: Ref<EditorHandle>;
}

/** Translations of CodeMirror's phrases, by their English text. */
const PHRASES = {
  Find: { id: 'designer.phraseFind' },
  Replace: { id: 'designer.phraseReplace' },
  next: { id: 'designer.phraseNext' },
  previous: { id: 'designer.phrasePrevious' },
  all: { id: 'designer.phraseAll' },
  'match case': { id: 'designer.phraseCase' },
  'by word': { id: 'designer.phraseWord' },
  regexp: { id: 'designer.phraseRegexp' },
  replace: { id: 'designer.phraseReplaceOne' },
  'replace all': { id: 'designer.phraseReplaceAll' },
  close: { id: 'designer.phraseClose' },
  Completions: { id: 'designer.phraseCompletions' },
  'Fold line': { id: 'designer.phraseFold' },
  'Unfold line': { id: 'designer.phraseUnfold' },
  unfold: { id: 'designer.phraseOpen' },
} as const;

/** The part in which two texts differ, so that cursor, folds and marks elsewhere stay. */
function changeBetween(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** The editor of a form file. React renders its frame; CodeMirror owns the content. */
export function CodeEditor({
  document: name,
  text,
  isReadOnly,
  problems,
  label,
  descriptionId,
  nonce,
  onChange,
  onCursor,
  ref,
}: CodeEditorProps) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latestProps = useRef({ text, onChange, onCursor });
  useEffect(() => {
    latestProps.current = { text, onChange, onCursor };
  });
  useEffect(() => {
    if (!frame.current) return;
    const phrases = Object.fromEntries(Object.entries(PHRASES).map(([key, message]) => [key, formatMessage(message)]));
    const editorView = new EditorView({
      state: EditorState.create({
        doc: latestProps.current.text,
        extensions: editorExtensions({
          label,
          descriptionId,
          nonce,
          phrases,
          isReadOnly,
          onChange: (changed) => latestProps.current.onChange(changed),
          onCursor: (offset) => latestProps.current.onCursor(offset),
        }),
      }),
      parent: frame.current,
    });
    view.current = editorView;
    return () => {
      editorView.destroy();
      view.current = null;
    };
  }, [name, isReadOnly, label, descriptionId, nonce, formatMessage]);
  useEffect(() => {
    const { current } = view;
    if (!current) return;
    current.dispatch(setDiagnostics(current.state, diagnosticsOf(current.state.doc, problems, formatMessage)));
  }, [problems, name, isReadOnly, formatMessage]);
  useImperativeHandle(ref, () => ({
    goTo(line, column) {
      const { current } = view;
      if (!current) return;
      const offset = offsetOf(current.state.doc, line, column);
      current.dispatch({ selection: { anchor: offset }, effects: EditorView.scrollIntoView(offset, { y: 'center' }) });
      current.focus();
    },
    replace(newText, isTyping) {
      const { current } = view;
      current?.dispatch({
        changes: changeBetween(current.state.doc.toString(), newText),
        userEvent: isTyping ? 'input.type' : 'input',
      });
    },
    reveal(offset) {
      view.current?.dispatch({
        selection: { anchor: offset },
        effects: EditorView.scrollIntoView(offset, { y: 'start', yMargin: 40 }),
      });
    },
    undo: () => void (view.current && undo(view.current)),
    redo: () => void (view.current && redo(view.current)),
    find: () => void (view.current && openSearchPanel(view.current)),
  }));
  return <div ref={frame} className={styles.editor} />;
}

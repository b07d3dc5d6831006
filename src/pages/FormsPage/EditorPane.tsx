import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { EditorHandle } from '@/features/designer/components/CodeEditor';
import { reformat } from '@/rules/forms/formText';
import type { LocatedProblem } from '@/rules/forms/check/problem';
import { Button } from '@/ui/controls/Button';
import styles from './DesignerWorkspace.module.css';

const CodeEditor = lazy(async () => ({
  default: (await import('@/features/designer/components/CodeEditor')).CodeEditor,
}));

/** The document's nonce, for the styles that CodeMirror adds. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

interface EditorPaneProps {
  document: string;
  text: string;
  isReadOnly: boolean;
  problems: readonly LocatedProblem[];
  onChange: (text: string) => void;
  onCursor: (offset: number) => void;
  /** It differs from its initial text. */
  isChanged: boolean;
  onReset: () => void;
  onToDraft: () => void;
  handle: RefObject<EditorHandle | null>;
}

/** The editor with its toolbar. */
export function EditorPane(props: EditorPaneProps) {
  const { isReadOnly, isChanged, onReset, onToDraft, handle, ...editor } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const tool = (message: MessageDescriptor, run: () => void, disabled = false) => (
    <Button variant="quiet" size="small" className={styles.tool} onClick={run} disabled={disabled}>
      <FormattedMessage {...message} />
    </Button>
  );
  const reformatted = reformat(editor.text);
  return (
    <div className={styles.pane}>
      <div className={styles.editorTools} role="group" aria-label={formatMessage({ id: 'designer.tools' })}>
        {isReadOnly ? (
          <>
            <span className={styles.readOnly}>
              <FormattedMessage id="designer.readOnly" />
            </span>
            {tool({ id: 'designer.toDraft' }, onToDraft)}
          </>
        ) : (
          <>
            {tool({ id: 'designer.undo' }, () => handle.current?.undo())}
            {tool({ id: 'designer.redo' }, () => handle.current?.redo())}
            {tool({ id: 'designer.find' }, () => handle.current?.find())}
            {tool(
              { id: 'designer.format' },
              () => reformatted !== null && handle.current?.replace(reformatted),
              reformatted === null,
            )}
            {tool({ id: 'designer.startOver' }, onReset, !isChanged)}
          </>
        )}
      </div>
      <div className={styles.code}>
        <Suspense fallback={<p className={styles.loading}>{formatMessage({ id: 'designer.loading' })}</p>}>
          <CodeEditor
            {...editor}
            ref={handle}
            isReadOnly={isReadOnly}
            label={formatMessage({ id: 'designer.editor' })}
            descriptionId={id}
            nonce={pageNonce()}
          />
        </Suspense>
      </div>
      <p id={id} className={styles.keys}>
        <FormattedMessage id="designer.keyboardShortcuts" />
      </p>
    </div>
  );
}

/** The editor's handle, and a function that jumps to a problem's position. */
export function useEditor() {
  const editor = useRef<EditorHandle>(null);
  const [target, setTarget] = useState<LocatedProblem | null>(null);
  useEffect(() => {
    // After the editor's panel is visible.
    if (target) editor.current?.goTo(target.line, target.column);
  }, [target]);
  const goTo = (problem: LocatedProblem) => setTarget({ ...problem });
  return { editor, goTo };
}

import { lazy, Suspense, useId, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EditorHandle } from '@/features/designer/components/CodeEditor';
import { tidied } from '@/features/designer/formText';
import { designerMessages as messages } from '@/features/designer/messages';
import { pageNonce } from '@/forms/pageNonce';
import type { PlacedProblem } from '@/rules/forms/problem';
import { Button } from '@/ui/Button';
import styles from './Desk.module.css';

export type { EditorHandle };

const CodeEditor = lazy(async () => ({
  default: (await import('@/features/designer/components/CodeEditor')).CodeEditor,
}));

interface EditorPaneProps {
  document: string;
  text: string;
  isReadOnly: boolean;
  problems: readonly PlacedProblem[];
  onChange: (text: string) => void;
  /** It differs from what it began with. */
  isChanged: boolean;
  onStartOver: () => void;
  onToDraft: () => void;
  handle: RefObject<EditorHandle | null>;
}

/** The editor with its tools. */
export function EditorPane(props: EditorPaneProps) {
  const { isReadOnly, isChanged, onStartOver, onToDraft, handle, ...editor } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const tool = (message: { id: string }, run: () => void, disabled = false) => (
    <Button look="quiet" size="small" className={styles.tool} onClick={run} disabled={disabled}>
      <FormattedMessage {...message} />
    </Button>
  );
  const tidy = tidied(editor.text);
  return (
    <div className={styles.pane}>
      <div className={styles.editorTools} role="group" aria-label={formatMessage(messages.tools)}>
        {isReadOnly ? (
          <>
            <span className={styles.readOnly}>
              <FormattedMessage {...messages.readOnly} />
            </span>
            {tool(messages.toDraft, onToDraft)}
          </>
        ) : (
          <>
            {tool(messages.undo, () => handle.current?.undo())}
            {tool(messages.redo, () => handle.current?.redo())}
            {tool(messages.find, () => handle.current?.find())}
            {tool(messages.tidy, () => tidy !== null && handle.current?.replace(tidy), tidy === null)}
            {tool(messages.startOver, onStartOver, !isChanged)}
          </>
        )}
      </div>
      <div className={styles.code}>
        <Suspense fallback={<p className={styles.loading}>{formatMessage(messages.loading)}</p>}>
          <CodeEditor
            {...editor}
            ref={handle}
            isReadOnly={isReadOnly}
            label={formatMessage(messages.editor)}
            descriptionId={id}
            nonce={pageNonce()}
          />
        </Suspense>
      </div>
      <p id={id} className={styles.keys}>
        <FormattedMessage {...messages.keys} />
      </p>
    </div>
  );
}

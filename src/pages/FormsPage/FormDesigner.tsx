import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DesignerInfo, Preview as SharedDraft } from '@/api';
import { DifferencePanel } from '@/features/designer/components/ChangeList';
import { ProblemList } from '@/features/designer/components/ProblemList';
import { CasesPanel } from '@/features/designer/cases/CasesPanel';
import { useCases } from '@/features/designer/cases/useCases';
import { HistoryPanel } from '@/features/designer/drafts/HistoryPanel';
import { useServerDraft } from '@/features/designer/drafts/useServerDraft';
import { StatsPanel } from '@/features/designer/stats/StatsPanel';
import { ImportDialog } from '@/features/designer/studio/ImportDialog';
import { OutlinePanel } from '@/features/designer/outline/OutlinePanel';
import { PropertiesPanel } from '@/features/designer/studio/PropertiesPanel';
import { TextTable } from '@/features/designer/studio/TextTable';
import {
  nodeAtOffset,
  offsetOfNode,
  undoKeys,
  useDocument,
  type StudioDocument,
} from '@/features/designer/studio/useDocument';
import type { LocatedProblem } from '@/rules/forms/check/problem';
import type { FormDefinition } from '@/rules/forms/types';
import { LOCALES } from '@/rules/locales';
import { useServices } from '@/state/ServicesContext';
import { PreviewPane, ServerPane } from './AnswerPanes';
import { type DraftLink, PublishDraft, ShareDraft } from './DraftDialogs';
import { EditorPane, useEditor } from './EditorPane';
import { type PanelId, Panels, showPanel, type ShownPanels, useIsWide } from './Panels';
import { Toolbar, type DesignerForm } from './Toolbar';
import styles from './DesignerWorkspace.module.css';
import { type DesignerDraft, useDraft } from './useDraft';
import { useDraftServer } from './useDraftServer';

type DraftEditorProps = { draft: DesignerDraft } & Pick<
  ComponentProps<typeof EditorPane>,
  'handle' | 'onReset' | 'onToDraft' | 'onCursor'
>;

/** The editor of the draft, or of a read-only version. */
function DraftEditor({ draft, ...props }: DraftEditorProps) {
  return (
    <EditorPane
      document={draft.source}
      text={draft.text}
      isReadOnly={!draft.isEdited}
      problems={draft.draftCheck.problems}
      onChange={draft.change}
      isChanged={draft.isChanged}
      {...props}
    />
  );
}

interface FormDesignerProps {
  info: DesignerForm;
  /** Published versions, the newest first. */
  versions: readonly FormDefinition[];
  shared: SharedDraft | null;
  /** Whose drafts are on the server; null for a guest. */
  designer: DesignerInfo | null;
  /** The form selection. */
  picker: ReactNode;
  onPublished: (version: number) => void;
}

const GUEST: DesignerInfo = { name: '', reviewNeeded: false };

const FIRST_PANELS: ShownPanels = { left: 'outline', middle: 'preview', narrow: 'preview' };

/** The draft as a document of the studio: its edits are steps of the editor's history. */
function useStudio(draft: DesignerDraft, editor: ReturnType<typeof useEditor>['editor']): StudioDocument {
  const { change } = draft;
  const replace = useCallback(
    (text: string, isTyping: boolean) => {
      // Until the editor has loaded, there is no history to add to.
      if (editor.current) editor.current.replace(text, isTyping);
      else change(text);
    },
    [editor, change],
  );
  return useDocument(draft.text, draft.isEdited, replace);
}

/** The workspace of one form: outline, properties, JSON and the other panels of the draft. */
export function FormDesigner({ info, versions, shared, designer, picker, onPublished }: FormDesignerProps) {
  const isGuest = designer === null;
  const { formId } = info;
  const { formatMessage } = useIntl();
  const { timers } = useServices();
  const isWide = useIsWide();
  const [shown, setShown] = useState(FIRST_PANELS);
  const setPanel = useCallback((id: PanelId) => setShown((before) => showPanel(before, id)), []);
  const showResult = useCallback(() => setPanel('server'), [setPanel]);
  const draft = useDraft(formId, versions, shared);
  const { text, source, setSource, isEdited, isChanged, draftCheck, changes, baseVersion, isRendered } = draft;
  const server = useDraftServer(formId, text, shared);
  const { editor, goTo } = useEditor();
  const studio = useStudio(draft, editor);
  const heading = useRef<HTMLHeadingElement>(null);
  const replaceText = useCallback((next: string) => studio.edit({ text: next, selected: '' }), [studio.edit]);
  const serverDraft = useServerDraft({
    formId,
    exists: info.draft !== null,
    isEnabled: !isGuest && source === 'draft',
    designer: designer ?? GUEST,
    text,
    unchangedText: draft.nextVersion,
    onText: replaceText,
  });
  const { cases, change: changeCases } = useCases(formId, {
    base: draft.base,
    form: draftCheck.lastValid,
    isDesigner: !isGuest,
  });
  const [link, setLink] = useState<DraftLink | null>(null);
  const [isPublishing, setIsPublishing] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const failure = server.failure !== null && shown.middle !== 'server' ? server.failure : null;

  const resetDraft = () => {
    editor.current?.replace(draft.nextVersion);
    setNotice(formatMessage({ id: 'designer.startedOver' }, { version: baseVersion }));
  };
  const revealProblem = (problem: LocatedProblem) => {
    setPanel('editor');
    goTo(problem);
  };
  const publish = () => {
    // The preview must be visible before publishing: in a narrow window it is a separate panel.
    setPanel('preview');
    setIsPublishing(true);
  };
  const openPanel = (id: PanelId) => {
    setPanel(id);
    // The JSON opens at the selected node.
    const offset = id === 'editor' && shown.left !== 'editor' && studio.selected && offsetOfNode(text, studio.selected);
    if (typeof offset === 'number') editor.current?.reveal(offset);
  };
  const undo = () => editor.current?.undo();
  const redo = () => editor.current?.redo();
  const openProperties = () => {
    if (!isWide) setPanel('properties');
    // After a new node is selected and shown.
    timers.afterPaint(() => heading.current?.focus());
  };
  const languages = draftCheck.form?.languages;
  const current = isWide ? shown.middle : shown.narrow;
  return (
    <div className={styles.workspace} onKeyDown={(event) => undoKeys(event, undo, redo)}>
      <Toolbar
        info={info}
        source={source}
        shared={shared}
        isEdited={isEdited}
        isPublishable={draft.isRight}
        designer={designer}
        serverDraft={serverDraft}
        isChanged={isChanged}
        problemCount={draftCheck.problems.length}
        picker={picker}
        statusMessage={isRendered ? (notice ?? failure) : formatMessage({ id: 'designer.previewCrashed' })}
        onSource={setSource}
        onImport={() => setIsImporting(true)}
        onShare={() => void server.share().then(setLink)}
        onPublish={publish}
      />
      <Panels
        isWide={isWide}
        current={shown}
        onChange={openPanel}
        panels={{
          outline: {
            content: (
              <OutlinePanel
                document={studio}
                problems={draftCheck.problems}
                onUndo={undo}
                onRedo={redo}
                onOpen={openProperties}
              />
            ),
          },
          properties: {
            content: (
              <PropertiesPanel
                document={studio}
                form={draftCheck.form}
                lastValid={draftCheck.lastValid}
                headingRef={heading}
              />
            ),
          },
          editor: {
            content: (
              <DraftEditor
                draft={draft}
                handle={editor}
                onReset={resetDraft}
                onToDraft={() => setSource(shared ? 'shared' : 'draft')}
                onCursor={(offset) => studio.select(nodeAtOffset(text, offset, studio))}
              />
            ),
          },
          preview: {
            content: (
              <PreviewPane
                draft={draft}
                validate={server.validate}
                onValidated={showResult}
                selected={studio.selected?.pointer}
                onNodeClick={studio.select}
              />
            ),
          },
          problems: {
            count: draftCheck.problems.length,
            content: <ProblemList problems={draftCheck.problems} onSelect={revealProblem} />,
          },
          texts: {
            // It has hundreds of inputs, so it is there only while it is shown.
            content: current === 'texts' && (
              <TextTable
                formId={formId}
                document={studio}
                languages={LOCALES.filter((locale) => languages?.includes(locale) ?? true)}
              />
            ),
          },
          cases: {
            content: current === 'cases' && (
              <CasesPanel
                form={draftCheck.lastValid}
                cases={cases}
                onCases={changeCases}
                answers={draft.answers}
                validate={server.validate}
                onReplay={server.replay}
              />
            ),
          },
          history: {
            content: current === 'history' && !isGuest && (
              <HistoryPanel
                formId={formId}
                text={text}
                isReadOnly={source !== 'draft' || serverDraft.isLockedByOther}
                onRestore={serverDraft.restore}
              />
            ),
          },
          stats: {
            content: current === 'stats' && !isGuest && <StatsPanel formId={formId} form={draftCheck.lastValid} />,
          },
          server: { content: <ServerPane draft={draft} server={server} /> },
          difference: {
            count: changes?.length ?? 0,
            content: <DifferencePanel changes={changes} version={baseVersion} />,
          },
        }}
      />
      {isImporting && (
        <ImportDialog
          document={studio}
          formId={formId}
          version={baseVersion + 1}
          onClose={() => setIsImporting(false)}
        />
      )}
      {link && <ShareDraft link={link} onClose={() => setLink(null)} />}
      {isPublishing && isRendered && (
        <PublishDraft
          formId={formId}
          draft={draft}
          cases={cases}
          publish={server.publish}
          onClose={() => setIsPublishing(false)}
          onPublished={(version) => {
            changeCases(null);
            onPublished(version);
          }}
        />
      )}
    </div>
  );
}

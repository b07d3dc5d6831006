import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { basicApi, type Preview as SharedDraft } from '@/api';
import { DifferencePanel } from '@/features/designer/components/ChangeList';
import { type Answers, Preview } from '@/features/designer/components/Preview';
import { ProblemList } from '@/features/designer/components/ProblemList';
import { PublishDialog } from '@/features/designer/components/PublishDialog';
import { ShareDialog } from '@/features/designer/components/ShareDialog';
import { ValidationPanel } from '@/features/designer/components/ValidationPanel';
import { ImportDialog } from '@/features/designer/studio/ImportDialog';
import { OutlinePanel } from '@/features/designer/studio/OutlinePanel';
import { PropertiesPanel } from '@/features/designer/studio/PropertiesPanel';
import { TextTable } from '@/features/designer/studio/TextTable';
import { nodeAtOffset, offsetOfNode, useDocument, type StudioDocument } from '@/features/designer/studio/useDocument';
import { keepFittingAnswers } from '@/features/designer/mockAnswers';
import { useDraftCheck } from '@/features/designer/useDraftCheck';
import { useRegions } from '@/features/visitor/zh/useRegions';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useLocale } from '@/i18n/useLocale';
import { diffForms } from '@/rules/forms/diff';
import { toFormBody } from '@/rules/forms/fields';
import type { LocatedProblem } from '@/rules/forms/check/problem';
import type { FormDefinition } from '@/rules/forms/types';
import { LOCALES } from '@/rules/locales';
import { useServices } from '@/state/ServicesContext';
import { EditorPane, useEditor } from './EditorPane';
import { type PanelId, Panels, showPanel, type ShownPanels, useIsWide } from './Panels';
import { Toolbar, type DesignerForm } from './Toolbar';
import styles from './DesignerWorkspace.module.css';
import { useDraftServer } from './useDraftServer';
import { useSource } from './useSource';

/**
 * The draft in the editor with everything derived from its text: problems, preview answers, and the changes since the
 * newest version.
 */
function useDraft(formId: string, versions: readonly FormDefinition[], shared: SharedDraft | null) {
  const texts = useSource(formId, versions, shared);
  const { text, isEdited } = texts;
  const draftCheck = useDraftCheck(
    useMemo(() => ({ formId, text, earlier: versions, isPublished: !isEdited }), [formId, text, versions, isEdited]),
  );
  const { form, lastValid } = draftCheck;
  const [typedAnswers, setTyped] = useState<Answers>({});
  const answers = useMemo(
    () => (lastValid ? keepFittingAnswers(typedAnswers, lastValid) : {}),
    [lastValid, typedAnswers],
  );
  const body = useMemo(() => lastValid && toFormBody(lastValid, answers), [lastValid, answers]);
  const [base] = versions;
  const changes = useMemo(() => (base && form ? diffForms(base, form) : null), [base, form]);
  const [crashedForm, setCrashed] = useState<FormDefinition | null>(null);
  const isRendered = crashedForm === null || lastValid !== crashedForm;
  const isRight = draftCheck.draft.text === text && draftCheck.isValid && isRendered;
  const baseVersion = base?.version ?? 0;
  return {
    ...texts,
    draftCheck,
    typedAnswers,
    setTyped,
    answers,
    body,
    base,
    baseVersion,
    changes,
    isRendered,
    setCrashed,
    isRight,
  };
}

type DesignerDraft = ReturnType<typeof useDraft>;
type DesignerServer = ReturnType<typeof useDraftServer>;

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

const RESEND_S = 60;

interface PreviewPaneProps {
  draft: DesignerDraft;
  validate: DesignerServer['validate'];
  /** A stable function. */
  onValidated: () => void;
  /** A stable function: a node was clicked. */
  onNodeClick: (pointer: string) => void;
}

/** The preview of the draft; its submit button validates the answers on the server. */
function PreviewPane({ draft, validate, onValidated, onNodeClick }: PreviewPaneProps) {
  const locale = useLocale();
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const findRegions = useRegions();
  const services = useMemo(
    () => ({ findRegions, sendEmailCode: () => Promise.resolve({ resendAfter: RESEND_S }) }),
    [findRegions],
  );
  // A ref, so that the submit handler stays the same while typing.
  const latest = useRef(validate);
  useEffect(() => {
    latest.current = validate;
  });
  const submit = useCallback(
    async ({ values, virtual }: FormSubmission): Promise<SubmitFailure | void> => {
      const result = await latest.current({ ...values, ...virtual });
      onValidated();
      if (typeof result === 'string') return { message: result };
      if (!result.accepted) return { errors: result.errors };
    },
    [onValidated],
  );
  return (
    <Preview
      definition={draft.draftCheck.lastValid}
      isCurrent={draft.draftCheck.isValid}
      pageLocale={locale}
      draftAnswers={draft.typedAnswers}
      onAnswers={draft.setTyped}
      countries={countries}
      services={services}
      onSubmit={submit}
      onCrash={draft.setCrashed}
      onNodeClick={onNodeClick}
    />
  );
}

/** The server's validation of the preview's answers. */
function ServerPane({ draft, server }: { draft: DesignerDraft; server: DesignerServer }) {
  const { text, answers, body, isRight } = draft;
  const { validationResult: result, isBusy, failure, validate } = server;
  return (
    <ValidationPanel
      body={body}
      result={result?.validationResult ?? null}
      isStale={result !== null && (result.text !== text || result.answers !== answers)}
      isValidating={isBusy}
      failure={failure}
      canValidate={isRight}
      onValidate={() => void validate(answers)}
    />
  );
}

interface DraftLink {
  /** Without the origin. */
  url: string;
  expiresAt: string;
}

/** The dialog with the shared draft's URL. */
function ShareDraft({ link, onClose }: { link: DraftLink; onClose: () => void }) {
  const { config, copy } = useServices();
  return (
    <ShareDialog link={`${config.origin}${link.url}`} expiresAt={link.expiresAt} onCopy={copy} onClose={onClose} />
  );
}

interface PublishDraftProps {
  formId: string;
  draft: DesignerDraft;
  publish: DesignerServer['publish'];
  onClose: () => void;
  onPublished: (version: number) => void;
}

/** The dialog that publishes the draft as a version. */
function PublishDraft({ formId, draft, publish, onClose, onPublished }: PublishDraftProps) {
  const { form } = draft.draftCheck;
  if (!form) return null;
  return (
    <PublishDialog
      formId={formId}
      version={form.version}
      changes={draft.changes ?? []}
      base={draft.base}
      form={form}
      onClose={onClose}
      onPublish={async (note) => {
        const publishedVersion = await publish(note);
        if (typeof publishedVersion !== 'number') return publishedVersion;
        draft.discardDraft();
        onClose();
        onPublished(publishedVersion);
        return [];
      }}
    />
  );
}

interface FormDesignerProps {
  info: DesignerForm;
  /** Published versions, the newest first. */
  versions: readonly FormDefinition[];
  shared: SharedDraft | null;
  isGuest: boolean;
  /** The form selection. */
  picker: ReactNode;
  onPublished: (version: number) => void;
}

const FIRST_PANELS: ShownPanels = { left: 'outline', middle: 'preview', narrow: 'preview' };

/** Undo and redo from anywhere in the workspace; a text input has its own. */
function undoKeys(event: KeyboardEvent, undo: () => void, redo: () => void): void {
  const { target, key } = event;
  const isTextInput =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  if (isTextInput || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  const isRedo = key === 'y' || (key.toLowerCase() === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return;
  event.preventDefault();
  if (isRedo) redo();
  else undo();
}

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
export function FormDesigner({ info, versions, shared, isGuest, picker, onPublished }: FormDesignerProps) {
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
  return (
    <div className={styles.workspace} onKeyDown={(event) => undoKeys(event, undo, redo)}>
      <Toolbar
        info={info}
        source={source}
        shared={shared}
        isEdited={isEdited}
        isPublishable={draft.isRight}
        isGuest={isGuest}
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
            content: <PropertiesPanel document={studio} form={draftCheck.form} headingRef={heading} />,
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
            content: (isWide ? shown.middle : shown.narrow) === 'texts' && (
              <TextTable
                formId={formId}
                document={studio}
                languages={LOCALES.filter((locale) => languages?.includes(locale) ?? true)}
              />
            ),
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
          publish={server.publish}
          onClose={() => setIsPublishing(false)}
          onPublished={onPublished}
        />
      )}
    </div>
  );
}

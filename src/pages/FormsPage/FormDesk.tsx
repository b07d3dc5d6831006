import { type ComponentProps, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { basicApi, type FormInfo, type Preview as SharedDraft } from '@/api';
import { Difference } from '@/features/designer/components/ChangeList';
import { type Answers, Preview } from '@/features/designer/components/Preview';
import { ProblemList } from '@/features/designer/components/ProblemList';
import { PublishDialog } from '@/features/designer/components/PublishDialog';
import { ShareDialog } from '@/features/designer/components/ShareDialog';
import { Verdict } from '@/features/designer/components/Verdict';
import { carryOver } from '@/features/designer/mockAnswers';
import { useChecked } from '@/features/designer/useChecked';
import { useRegions } from '@/features/visitor/zh/useRegions';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useLocale } from '@/i18n/useLocale';
import { diffForms } from '@/rules/forms/diff';
import { toFormBody } from '@/rules/forms/fields';
import type { PlacedProblem } from '@/rules/forms/check/problem';
import type { FormDefinition } from '@/rules/forms/types';
import { useServices } from '@/state/ServicesContext';
import { type EditorHandle, EditorPane } from './EditorPane';
import { type PanelId, Panels, useWide } from './Panels';
import { Toolbar } from './Toolbar';
import { useServer } from './useServer';
import { useSource } from './useSource';

/**
 * The draft in the editor with everything derived from its text: problems, preview answers, and the changes since the
 * newest version.
 */
function useDraft(formId: string, versions: readonly FormDefinition[], shared: SharedDraft | null) {
  const texts = useSource(formId, versions, shared);
  const { text, isEdited } = texts;
  const checked = useChecked(
    useMemo(() => ({ formId, text, earlier: versions, isPublished: !isEdited }), [formId, text, versions, isEdited]),
  );
  const { form, right } = checked;
  const [typed, setTyped] = useState<Answers>({});
  const answers = useMemo(() => (right ? carryOver(typed, right) : {}), [right, typed]);
  const body = useMemo(() => right && toFormBody(right, answers), [right, answers]);
  const [base] = versions;
  const changes = useMemo(() => (base && form ? diffForms(base, form) : null), [base, form]);
  const [crashed, setCrashed] = useState<FormDefinition | null>(null);
  const isShown = crashed === null || right !== crashed;
  const isRight = checked.draft.text === text && checked.isRight && isShown;
  const baseVersion = base?.version ?? 0;
  return { ...texts, checked, typed, setTyped, answers, body, baseVersion, changes, isShown, setCrashed, isRight };
}

type DeskDraft = ReturnType<typeof useDraft>;
type DeskServer = ReturnType<typeof useServer>;

/** The editor's handle, and a function that jumps to a problem's position. */
function useEditor() {
  const editor = useRef<EditorHandle>(null);
  const [target, setTarget] = useState<PlacedProblem | null>(null);
  useEffect(() => {
    // After the editor's panel is visible.
    if (target) editor.current?.goTo(target.line, target.column);
  }, [target]);
  const goTo = (problem: PlacedProblem) => setTarget({ ...problem });
  return { editor, goTo };
}

type DraftEditorProps = { draft: DeskDraft } & Pick<
  ComponentProps<typeof EditorPane>,
  'handle' | 'onStartOver' | 'onToDraft'
>;

/** The editor of the draft, or of a read-only version. */
function DraftEditor({ draft, ...props }: DraftEditorProps) {
  return (
    <EditorPane
      document={draft.source}
      text={draft.text}
      isReadOnly={!draft.isEdited}
      problems={draft.checked.problems}
      onChange={draft.change}
      isChanged={draft.isChanged}
      {...props}
    />
  );
}

const RESEND_S = 60;

interface PreviewPaneProps {
  draft: DeskDraft;
  judge: DeskServer['judge'];
  /** A stable function. */
  onJudged: () => void;
}

/** The preview of the draft; its submit button validates the answers on the server. */
function PreviewPane({ draft, judge, onJudged }: PreviewPaneProps) {
  const locale = useLocale();
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const findRegions = useRegions();
  const services = useMemo(
    () => ({ findRegions, sendEmailCode: () => Promise.resolve({ resendAfter: RESEND_S }) }),
    [findRegions],
  );
  // A ref, so that the submit handler stays the same while typing.
  const latest = useRef(judge);
  useEffect(() => {
    latest.current = judge;
  });
  const submit = useCallback(
    async ({ values, virtual }: FormSubmission): Promise<SubmitFailure | void> => {
      const verdict = await latest.current({ ...values, ...virtual });
      onJudged();
      if (typeof verdict === 'string') return { message: verdict };
      if (!verdict.accepted) return { errors: verdict.errors };
    },
    [onJudged],
  );
  return (
    <Preview
      definition={draft.checked.right}
      isCurrent={draft.checked.isRight}
      pageLocale={locale}
      typed={draft.typed}
      onTyped={draft.setTyped}
      countries={countries}
      services={services}
      onSubmit={submit}
      onCrash={draft.setCrashed}
    />
  );
}

/** The server's validation of the preview's answers. */
function ServerPane({ draft, server }: { draft: DeskDraft; server: DeskServer }) {
  const { text, answers, body, isRight } = draft;
  const { verdict, isAsking, failure, judge } = server;
  return (
    <Verdict
      body={body}
      verdict={verdict?.verdict ?? null}
      isStale={verdict !== null && (verdict.text !== text || verdict.answers !== answers)}
      isAsking={isAsking}
      failure={failure}
      canAsk={isRight}
      onAsk={() => void judge(answers)}
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
  draft: DeskDraft;
  publish: DeskServer['publish'];
  onClose: () => void;
  onPublished: (version: number) => void;
}

/** The dialog that publishes the draft as a version. */
function PublishDraft({ formId, draft, publish, onClose, onPublished }: PublishDraftProps) {
  const { form } = draft.checked;
  if (!form) return null;
  return (
    <PublishDialog
      formId={formId}
      version={form.version}
      changes={draft.changes ?? []}
      onClose={onClose}
      onPublish={async (excuse) => {
        const published = await publish(excuse);
        if (typeof published !== 'number') return published;
        draft.drop();
        onClose();
        onPublished(published);
        return [];
      }}
    />
  );
}

interface FormDeskProps {
  info: FormInfo;
  /** Published versions, the newest first. */
  versions: readonly FormDefinition[];
  shared: SharedDraft | null;
  isGuest: boolean;
  /** The form selection. */
  picker: ReactNode;
  onPublished: (version: number) => void;
}

/** The workspace of one form: its editor and the panels of the draft. */
export function FormDesk({ info, versions, shared, isGuest, picker, onPublished }: FormDeskProps) {
  const { formId } = info;
  const { formatMessage } = useIntl();
  const isWide = useWide();
  const [panel, setPanel] = useState<PanelId>('preview');
  const showVerdict = useCallback(() => setPanel('server'), []);
  const draft = useDraft(formId, versions, shared);
  const { text, source, setSource, isEdited, isChanged, checked, changes, baseVersion, isShown } = draft;
  const server = useServer(formId, text, shared);
  const { editor, goTo } = useEditor();
  const [link, setLink] = useState<DraftLink | null>(null);
  const [isPublishing, setIsPublishing] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const failure = server.failure !== null && panel !== 'server' ? server.failure : null;

  const startOver = () => {
    editor.current?.replace(draft.next);
    setNotice(formatMessage({ id: 'designer.startedOver' }, { version: baseVersion }));
  };
  const open = (problem: PlacedProblem) => {
    if (!isWide) setPanel('editor');
    goTo(problem);
  };
  const publish = () => {
    // The preview must be visible before publishing: in a narrow window it is a separate panel.
    setPanel('preview');
    setIsPublishing(true);
  };
  return (
    <>
      <Toolbar
        info={info}
        source={source}
        shared={shared}
        isEdited={isEdited}
        isRight={draft.isRight}
        isGuest={isGuest}
        isChanged={isChanged}
        problemCount={checked.problems.length}
        picker={picker}
        word={isShown ? (notice ?? failure) : formatMessage({ id: 'designer.previewCrashed' })}
        onSource={setSource}
        onShare={() => void server.share().then(setLink)}
        onPublish={publish}
      />
      <Panels
        isWide={isWide}
        current={panel}
        onChange={setPanel}
        panels={{
          editor: {
            content: (
              <DraftEditor
                draft={draft}
                handle={editor}
                onStartOver={startOver}
                onToDraft={() => setSource(shared ? 'shared' : 'draft')}
              />
            ),
          },
          preview: { content: <PreviewPane draft={draft} judge={server.judge} onJudged={showVerdict} /> },
          problems: {
            count: checked.problems.length,
            content: <ProblemList problems={checked.problems} onOpen={open} />,
          },
          server: { content: <ServerPane draft={draft} server={server} /> },
          difference: {
            count: changes?.length ?? 0,
            content: <Difference changes={changes} version={baseVersion} />,
          },
        }}
      />
      {link && <ShareDraft link={link} onClose={() => setLink(null)} />}
      {isPublishing && isShown && (
        <PublishDraft
          formId={formId}
          draft={draft}
          publish={server.publish}
          onClose={() => setIsPublishing(false)}
          onPublished={onPublished}
        />
      )}
    </>
  );
}

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { basicApi, type FormInfo, type Preview as SharedDraft } from '@/api';
import { Difference } from '@/features/designer/components/ChangeList';
import { type Answers, Preview } from '@/features/designer/components/Preview';
import { ProblemList } from '@/features/designer/components/ProblemList';
import { PublishDialog } from '@/features/designer/components/PublishDialog';
import { ShareDialog } from '@/features/designer/components/ShareDialog';
import { type Tab, Tabs } from '@/features/designer/components/Tabs';
import { Verdict } from '@/features/designer/components/Verdict';
import { carryOver } from '@/features/designer/mockAnswers';
import { useChecked } from '@/features/designer/useChecked';
import { useRegions } from '@/features/visitor/zh/useRegions';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { diffForms } from '@/rules/forms/diff';
import { toFormBody } from '@/rules/forms/fields';
import type { PlacedProblem } from '@/rules/forms/check/problem';
import type { FormDefinition } from '@/rules/forms/types';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import styles from './Desk.module.css';
import { type EditorHandle, EditorPane } from './EditorPane';
import { Toolbar } from './Toolbar';
import { useServer } from './useServer';
import { useSource } from './useSource';

/** Whether editor and preview have room side by side. */
function useWide(): boolean {
  const { machine } = useServices();
  const [isWide, setIsWide] = useState(() => machine.isWide());
  useEffect(() => {
    let isGone = false;
    machine.onWidth(() => {
      if (!isGone) setIsWide(machine.isWide());
    });
    return () => {
      isGone = true;
    };
  }, [machine]);
  return isWide;
}

type PanelId = 'editor' | 'preview' | 'problems' | 'server' | 'difference';

interface FormDeskProps {
  info: FormInfo;
  /** Published, the newest first. */
  versions: readonly FormDefinition[];
  shared: SharedDraft | null;
  isGuest: boolean;
  /** The choice of the form. */
  picker: ReactNode;
  onPublished: (version: number) => void;
}

const RESEND_S = 60;

/** The desk of one form: its editor, and what is to be seen of the draft. */
export function FormDesk({ info, versions, shared, isGuest, picker, onPublished }: FormDeskProps) {
  const { formId } = info;
  const { formatMessage } = useIntl();
  const locale = useSelector(selectLocale);
  const { config, copy } = useServices();
  const isWide = useWide();
  const [panel, setPanel] = useState<PanelId>('preview');
  const texts = useSource(formId, versions, shared);
  const { text, source, isEdited } = texts;
  const checked = useChecked(
    useMemo(() => ({ formId, text, earlier: versions, isPublished: !isEdited }), [formId, text, versions, isEdited]),
  );
  const isChecked = checked.draft.text === text;
  const [typed, setTyped] = useState<Answers>({});
  const answers = useMemo(() => (checked.right ? carryOver(typed, checked.right) : {}), [checked.right, typed]);
  const body = useMemo(() => checked.right && toFormBody(checked.right, answers), [checked.right, answers]);
  const [base] = versions;
  const changes = useMemo(() => (base && checked.form ? diffForms(base, checked.form) : null), [base, checked.form]);
  const server = useServer(formId, text, shared);
  const [link, setLink] = useState<{ url: string; expiresAt: string } | null>(null);
  const [isPublishing, setIsPublishing] = useState(false);
  const [word, setWord] = useState<string | null>(null);
  const editor = useRef<EditorHandle>(null);
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const findRegions = useRegions();
  const services = useMemo(
    () => ({ findRegions, sendEmailCode: () => Promise.resolve({ resendAfter: RESEND_S }) }),
    [findRegions],
  );

  // What the preview's own button does must not change with each key.
  const latest = useRef(server.judge);
  useEffect(() => {
    latest.current = server.judge;
  });
  const submit = useCallback(async ({ values, virtual }: FormSubmission): Promise<SubmitFailure | void> => {
    const said = await latest.current({ ...values, ...virtual });
    setPanel('server');
    if (typeof said === 'string') return { message: said };
    if (!said.accepted) return { errors: said.errors };
  }, []);

  const [target, setTarget] = useState<PlacedProblem | null>(null);
  useEffect(() => {
    // After the panel of the editor is there.
    if (target) editor.current?.goTo(target.line, target.column);
  }, [target]);
  const open = (found: PlacedProblem) => {
    if (!isWide) setPanel('editor');
    setTarget({ ...found });
  };

  const [crashed, setCrashed] = useState<FormDefinition | null>(null);
  const isShown = crashed === null || checked.right !== crashed;
  const isRight = isChecked && checked.isRight && isShown;
  const problems = <ProblemList problems={checked.problems} onOpen={open} />;
  const startOver = () => {
    editor.current?.replace(texts.next);
    setWord(formatMessage({ id: 'designer.startedOver' }, { version: base?.version ?? 0 }));
  };
  const pane = (
    <EditorPane
      handle={editor}
      document={source}
      text={text}
      isReadOnly={!isEdited}
      problems={checked.problems}
      onChange={texts.change}
      isChanged={texts.isChanged}
      onStartOver={startOver}
      onToDraft={() => texts.setSource(shared ? 'shared' : 'draft')}
    />
  );
  const tabs: Tab<PanelId>[] = [
    {
      id: 'preview',
      name: formatMessage({ id: 'designer.preview' }),
      content: (
        <Preview
          definition={checked.right}
          isCurrent={checked.isRight}
          pageLocale={locale}
          typed={typed}
          onTyped={setTyped}
          countries={countries}
          services={services}
          onSubmit={submit}
          onCrash={setCrashed}
        />
      ),
    },
    {
      id: 'server',
      name: formatMessage({ id: 'designer.server' }),
      content: (
        <Verdict
          body={body}
          verdict={server.said?.verdict ?? null}
          isStale={server.said !== null && (server.said.text !== text || server.said.answers !== answers)}
          isAsking={server.isAsking}
          failure={server.failure}
          canAsk={isRight}
          onAsk={() => void server.judge(answers)}
        />
      ),
    },
    {
      id: 'difference',
      name: formatMessage({ id: 'designer.difference' }),
      count: changes?.length ?? 0,
      content: <Difference changes={changes} version={base?.version ?? 0} />,
    },
  ];
  const narrow: Tab<PanelId>[] = [
    { id: 'editor', name: formatMessage({ id: 'designer.editor' }), content: pane },
    ...tabs.slice(0, 1),
    {
      id: 'problems',
      name: formatMessage({ id: 'designer.problems' }),
      count: checked.problems.length,
      content: problems,
    },
    ...tabs.slice(1),
  ];
  const shownPanel = isWide && (panel === 'editor' || panel === 'problems') ? 'preview' : panel;
  return (
    <>
      <Toolbar
        info={info}
        source={source}
        shared={shared}
        isEdited={isEdited}
        isRight={isRight}
        isGuest={isGuest}
        isChanged={texts.isChanged}
        problemCount={checked.problems.length}
        picker={picker}
        word={
          !isShown
            ? formatMessage({ id: 'designer.previewCrashed' })
            : (word ?? (server.failure !== null && panel !== 'server' ? server.failure : null))
        }
        onSource={texts.setSource}
        onShare={() => void server.share().then(setLink)}
        onPublish={() => {
          // What has not been shown may not be published: on a narrow window the preview is a panel of its own.
          setPanel('preview');
          setIsPublishing(true);
        }}
      />
      <div className={styles.desk} data-wide={isWide}>
        {isWide && (
          <div className={styles.left}>
            <div className={styles.editor}>{pane}</div>
            <section className={styles.problems} aria-labelledby="designer-problems">
              <h2 id="designer-problems" className={styles.problemsTitle}>
                <FormattedMessage id="designer.problems" />
              </h2>
              {problems}
            </section>
          </div>
        )}
        <div className={styles.right}>
          <Tabs
            label={formatMessage({ id: 'designer.panels' })}
            tabs={isWide ? tabs : narrow}
            current={shownPanel}
            onChange={setPanel}
          />
        </div>
      </div>
      {link && (
        <ShareDialog
          link={`${config.origin}${link.url}`}
          expiresAt={link.expiresAt}
          locale={locale}
          onCopy={copy}
          onClose={() => setLink(null)}
        />
      )}
      {isPublishing && isShown && checked.form && (
        <PublishDialog
          formId={formId}
          version={checked.form.version}
          changes={changes ?? []}
          onClose={() => setIsPublishing(false)}
          onPublish={async (excuse) => {
            const told = await server.publish(excuse);
            if (typeof told !== 'number') return told;
            texts.drop();
            setIsPublishing(false);
            onPublished(told);
            return [];
          }}
        />
      )}
    </>
  );
}

/** The questionnaire, a step of both flows: three questions. It redirects if earlier steps are missing. */
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { redirect, useNavigate } from 'react-router-dom';
import {
  type Answers,
  type Edition,
  formApi,
  selectEdition,
  visitorApi,
  visitorEnApi,
  type VisitorRegistration,
} from '@/api';
import { selectRegistrationOpen } from '@/features/registration/registrationSlice';
import { Closed } from '@/features/visitor/components/Closed';
import { closedPhase } from '@/features/visitor/components/NoForm';
import { SidePanel } from '@/features/visitor/components/SidePanel';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fullName } from '@/features/visitor/conversions';
import { fetchVisit, visitCrumbs } from '@/features/visitor/visitPages';
import { useFeeText, usePrice } from '@/features/visitor/useFee';
import {
  hasFee,
  currentStep,
  type RegistrationFlow,
  type FlowName,
  flowOf,
  registrationFlows,
} from '@/features/visitor/registrationFlows';
import { useCallFailure } from '@/forms/failures';
import { FormPart } from '@/forms/FormPart';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useDraft } from '@/forms/useDraft';
import { useLocale } from '@/i18n/useLocale';
import { localise } from '@/rules/locales';
import { selectPhase } from '@/state/countdownSlice';
import { definePage, type Page } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';

interface AnswerOptions {
  way: RegistrationFlow;
  registrationId: string;
  onDone: () => void;
}

/** Sends the answers and continues to the badge. */
function useAnswer({ way, registrationId, onDone }: AnswerOptions) {
  const lang = useLocale();
  const [visitorSubmitQuestion] = visitorApi.endpoints.visitorSubmitQuestion.useMutation();
  const [visitorEnSubmitQuestion] = visitorEnApi.endpoints.visitorEnSubmitQuestion.useMutation();
  const navigate = useNavigate();
  const failureOf = useCallFailure();
  return async ({ body: { formId, formVersion, answers } }: FormSubmission): Promise<SubmitFailure | void> => {
    // A questionnaire has no core properties; fields marked as such by a designer are not the questionnaire's to
    // change.
    const questionnaireSubmit = { registrationId, formId, formVersion, answers: answers as Answers };
    const call = way.name === 'en' ? visitorEnSubmitQuestion : visitorSubmitQuestion;
    const { data, error } = await call({ questionnaireSubmit });
    if (!data) return failureOf(error);
    onDone();
    // The result page shows that the e-mail is on its way only after this navigation.
    await navigate(way.hrefs(lang).result, { state: { isNew: true } });
  };
}

interface PartProps {
  way: RegistrationFlow;
  edition: Edition;
}

function QuestionnaireView({ way }: { way: RegistrationFlow }) {
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectRegistrationOpen);
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  const visit = data?.registration;
  if (!edition || !visit) return null;
  const part = { way, edition };
  return isOpen ? (
    <Questions key={visit.id} {...part} visit={visit} />
  ) : (
    <Closed {...part} phase={closedPhase(phase)} />
  );
}

function Questions({ way, edition, visit }: PartProps & { visit: VisitorRegistration }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const price = usePrice();
  const free = useFeeText({ pays: false });
  const { data: definition } = formApi.endpoints.currentForm.useQuery(way.questionnaire);
  const answers = visit.questionnaire;
  const draft = useDraft({
    // Keyed by visitor: the next one on this device starts without answers.
    key: `${way.questionnaire}:${visit.id}`,
    form: definition,
    since: answers?.submittedAt,
  });
  const submit = useAnswer({ way, registrationId: visit.id, onDone: draft.drop });
  if (!definition) return null;
  const { edit: changeHref } = way.hrefs(lang);
  const noscript = formatMessage({ id: 'visitor.noscript' }, { email: edition.contacts.email });
  const details = [visit.company, visit.city].filter(Boolean).join(', ');
  return (
    <FlowPage
      way={way.name}
      step="questionnaire"
      pays={hasFee(visit)}
      title={localise(definition.title, lang)}
      intro={localise(definition.intro, lang)}
      price={visit.amountDue > 0 ? formatMessage({ id: 'visitor.feePaid' }, { price: price(visit.amountDue) }) : free}
      side={
        <SidePanel
          name={fullName(visit)}
          details={details}
          changeHref={changeHref}
          savedAt={draft.draft?.savedAt ?? null}
        />
      }
    >
      <FormPart
        definition={definition}
        draft={draft}
        initialValues={answers?.answers}
        noscript={noscript}
        actions={
          <Anchor href={changeHref} className={buttonClass('quiet', 'large')}>
            {formatMessage({ id: 'visitor.back' })}
          </Anchor>
        }
        note={way.name === 'en' ? formatMessage({ id: 'visitor.noteQuestionnaire' }) : undefined}
        onSubmit={submit}
      />
    </FlowPage>
  );
}

/** The page of one flow; a registration of the other flow is redirected there. */
export const questionnairePage = (name: FlowName): Page =>
  definePage({
    async load({ store: { dispatch }, locale: lang }) {
      const way = registrationFlows[name];
      const visitResult = fetchVisit(dispatch);
      await loadRequired(
        visitResult,
        dispatch(formApi.endpoints.currentForm.initiate(way.questionnaire, { subscribe: false })),
      );
      const visit = (await visitResult).data?.registration;
      if (!visit) throw redirect(way.hrefs(lang).start, 303);
      const own = flowOf(visit);
      if (currentStep(visit) === 'payment') throw redirect(own.hrefs(lang).payment, 303);
      if (own !== way) throw redirect(own.hrefs(lang).questionnaire, 303);
    },
    head: () => ({ noindex: true }),
    crumbs: visitCrumbs,
    Component: () => <QuestionnaireView way={registrationFlows[name]} />,
  });

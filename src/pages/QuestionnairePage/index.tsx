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
import { selectIsRegistrationOpen } from '@/features/registration/registrationSlice';
import { RegistrationClosedPage } from '@/features/visitor/components/RegistrationClosedPage';
import { closedPhase } from '@/features/visitor/components/ClosedNotice';
import { RegistrantPanel } from '@/features/visitor/components/RegistrantPanel';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fullName } from '@/features/visitor/conversions';
import { fetchRegistration, registrationCrumbs } from '@/features/visitor/registrationPages';
import { useFeeText } from '@/features/visitor/useFee';
import {
  hasFee,
  currentStep,
  type RegistrationFlow,
  type FlowName,
  flowOf,
  registrationFlows,
} from '@/features/visitor/registrationFlows';
import { useApiFailure } from '@/forms/apiFailure';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useDraft } from '@/forms/useDraft';
import { useLocale } from '@/i18n/useLocale';
import { localise } from '@/rules/locales';
import { selectPhase } from '@/state/countdownSlice';
import { definePage, type Page } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { formatYuan } from '@/rules/formatYuan';

interface SubmitAnswersOptions {
  flow: RegistrationFlow;
  registrationId: string;
  onSubmitted: () => void;
}

/** Sends the answers and continues to the badge. */
function useSubmitAnswers({ flow, registrationId, onSubmitted }: SubmitAnswersOptions) {
  const lang = useLocale();
  const [visitorSubmitQuestion] = visitorApi.endpoints.visitorSubmitQuestion.useMutation();
  const [visitorEnSubmitQuestion] = visitorEnApi.endpoints.visitorEnSubmitQuestion.useMutation();
  const navigate = useNavigate();
  const toFailure = useApiFailure();
  return async ({ body: { formId, formVersion, answers } }: FormSubmission): Promise<SubmitFailure | void> => {
    // A questionnaire has no core properties; it must not change fields that a designer marked as core.
    const questionnaireSubmit = { registrationId, formId, formVersion, answers: answers as Answers };
    const submitQuestionnaire = flow.name === 'email' ? visitorEnSubmitQuestion : visitorSubmitQuestion;
    const { data, error } = await submitQuestionnaire(questionnaireSubmit);
    if (!data) return toFailure(error);
    onSubmitted();
    // Only after this navigation does the result page show that the e-mail is being sent.
    await navigate(flow.hrefs(lang).result, { state: { isNew: true } });
  };
}

interface QuestionnaireProps {
  flow: RegistrationFlow;
  edition: Edition;
}

function QuestionnaireView({ flow }: { flow: RegistrationFlow }) {
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isRegistrationOpen = useSelector(selectIsRegistrationOpen);
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  const registration = data?.registration;
  if (!edition || !registration) return null;
  const sharedProps = { flow, edition };
  return isRegistrationOpen ? (
    <Questions key={registration.id} {...sharedProps} registration={registration} />
  ) : (
    <RegistrationClosedPage {...sharedProps} phase={closedPhase(phase)} />
  );
}

function Questions({ flow, edition, registration }: QuestionnaireProps & { registration: VisitorRegistration }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const freeText = useFeeText({ hasLateFee: false });
  const { data: definition } = formApi.endpoints.currentForm.useQuery(flow.questionnaire);
  const answers = registration.questionnaire;
  const draft = useDraft({
    // Keyed by visitor: the next one on this device starts without answers.
    key: `${flow.questionnaire}:${registration.id}`,
    form: definition,
    recordUpdatedAt: answers?.submittedAt,
  });
  const submit = useSubmitAnswers({ flow, registrationId: registration.id, onSubmitted: draft.discard });
  if (!definition) return null;
  const { edit: changeHref } = flow.hrefs(lang);
  const noscript = formatMessage({ id: 'visitor.noscript' }, { email: edition.contacts.email });
  const details = [registration.company, registration.city].filter(Boolean).join(', ');
  return (
    <FlowPage
      flow={flow.name}
      step="questionnaire"
      hasFee={hasFee(registration)}
      title={localise(definition.title, lang)}
      intro={localise(definition.intro, lang)}
      price={
        registration.amountDue > 0
          ? formatMessage({ id: 'visitor.feePaid' }, { price: formatYuan(registration.amountDue, lang) })
          : freeText
      }
      side={
        <RegistrantPanel
          name={fullName(registration)}
          details={details}
          changeHref={changeHref}
          savedAt={draft.draft?.savedAt ?? null}
        />
      }
    >
      <EmbeddedForm
        definition={definition}
        draft={draft}
        initialValues={answers?.answers}
        noscript={noscript}
        actions={
          <Anchor href={changeHref} className={buttonClass('quiet', 'large')}>
            {formatMessage({ id: 'visitor.back' })}
          </Anchor>
        }
        note={flow.name === 'email' ? formatMessage({ id: 'visitor.noteQuestionnaire' }) : undefined}
        onSubmit={submit}
      />
    </FlowPage>
  );
}

/** The page of one flow; a registration of the other flow is redirected there. */
export const questionnairePage = (name: FlowName): Page =>
  definePage({
    async load({ store: { dispatch }, locale: lang }) {
      const flow = registrationFlows[name];
      const registrationQuery = fetchRegistration(dispatch);
      await loadRequired(
        registrationQuery,
        dispatch(formApi.endpoints.currentForm.initiate(flow.questionnaire, { subscribe: false })),
      );
      const registration = (await registrationQuery).data?.registration;
      if (!registration) throw redirect(flow.hrefs(lang).start, 303);
      const registrationFlow = flowOf(registration);
      if (currentStep(registration) === 'payment') throw redirect(registrationFlow.hrefs(lang).payment, 303);
      if (registrationFlow !== flow) throw redirect(registrationFlow.hrefs(lang).questionnaire, 303);
    },
    head: () => ({ noindex: true }),
    crumbs: registrationCrumbs,
    Component: () => <QuestionnaireView flow={registrationFlows[name]} />,
  });

import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { visitorEnApi } from '@/api/visitorEn';
import { visitorApi } from '@/api/visitor';
import type { VisitorWay } from '@/features/visitor/ways';
import { toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import type { Answers } from '@/api/types';
import type { Locale } from '@/rules/locales';
import type { AppDispatch } from '@/store/makeStore';

interface AnswerOptions {
  way: VisitorWay;
  lang: Locale;
  registrationId: string;
  onDone: () => void;
}

/** Sends the answers and goes on to the badge. */
export function useAnswer({ way, lang, registrationId, onDone }: AnswerOptions) {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const lost = useIntl().formatMessage(formMessages.lost);
  return async ({ body: { formId, formVersion, answers } }: FormSubmission): Promise<SubmitFailure | void> => {
    // A questionnaire has no core properties; what a designer marks as one would not be the questionnaire's to change.
    const questionnaireSubmit = { registrationId, formId, formVersion, answers: answers as Answers };
    const { visitorEnSubmitQuestion } = visitorEnApi.endpoints;
    const { visitorSubmitQuestion } = visitorApi.endpoints;
    const call = way.name === 'en' ? visitorEnSubmitQuestion : visitorSubmitQuestion;
    const { data, error } = await dispatch(call.initiate({ questionnaireSubmit }));
    if (!data) return toFailure(error, lost);
    onDone();
    // The page says that the mail is on its way only to who has come from here.
    await navigate(way.hrefs(lang).result, { state: { isNew: true } });
  };
}

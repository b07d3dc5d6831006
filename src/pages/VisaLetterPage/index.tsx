/** The form of an invitation letter, below what the page of the editors says of visas. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { basicApi } from '@/api/basic';
import { formApi } from '@/api/form';
import type { VisaLetter } from '@/api/types';
import { useEdition } from '@/features/edition/useEdition';
import { LetterSection } from '@/features/visaLetter/components/LetterSection';
import { VisaLetterTaken } from '@/features/visaLetter/components/VisaLetterTaken';
import { visaLetterMessages as messages } from '@/features/visaLetter/messages';
import { useOutcome } from '@/forms/useOutcome';
import { localise } from '@/rules/locales';
import { selectLocale } from '@/state/localeSlice';
import type { Page } from '@/store/definePage';
import { needed } from '@/store/loading';
import { FORM_ID, VisaLetterForm } from './VisaLetterForm';

const once = { subscribe: false } as const;

function VisaLetterPart() {
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const { contacts, phase } = useEdition();
  const { data: form } = formApi.endpoints.currentForm.useQuery(FORM_ID);
  const [taken, setTaken] = useOutcome<VisaLetter>();
  const [visits, setVisits] = useState(0);
  const { email } = contacts;
  if (taken)
    return (
      <LetterSection
        title={formatMessage(messages.takenTitle)}
        intro={formatMessage(messages.takenText, { email: taken.email })}
        shown={taken.number}
      >
        <VisaLetterTaken
          letter={taken}
          locale={lang}
          contact={email}
          onAnother={() => {
            setTaken(null);
            setVisits((count) => count + 1);
          }}
        />
      </LetterSection>
    );
  if (phase !== 'open')
    return (
      <LetterSection
        title={formatMessage(messages.closedTitle)}
        intro={formatMessage(messages.closedText, { email })}
        shown={null}
      />
    );
  if (!form) return null;
  return (
    <LetterSection
      title={localise(form.title, lang)}
      intro={localise(form.intro, lang)}
      shown={visits > 0 ? String(visits) : null}
    >
      <VisaLetterForm lang={lang} email={email} onTaken={setTaken} />
    </LetterSection>
  );
}

const load: NonNullable<Page['load']> = ({ store: { dispatch } }) =>
  needed(
    dispatch(formApi.endpoints.currentForm.initiate(FORM_ID, once)),
    dispatch(basicApi.endpoints.basicCountries.initiate(undefined, once)),
  );

export const visaLetter = { load, Component: VisaLetterPart };

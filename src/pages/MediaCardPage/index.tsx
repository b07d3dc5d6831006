/** Journalists apply for a media card. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { basicApi } from '@/api/basic';
import { formApi } from '@/api/form';
import type { Application } from '@/api/types';
import { useEdition } from '@/features/edition/useEdition';
import { MediaCardHelp } from '@/features/mediaCard/components/MediaCardHelp';
import { MediaCardTaken } from '@/features/mediaCard/components/MediaCardTaken';
import { mediaCardMessages } from '@/features/mediaCard/messages';
import { useOutcome } from '@/forms/useOutcome';
import { paths } from '@/lib/paths';
import { localise } from '@/rules/locales';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { FormLayout } from '@/ui/FormLayout';
import { FORM_ID, MediaCardForm } from './MediaCardForm';

const once = { subscribe: false } as const;

function MediaCardPage() {
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const { contacts } = useEdition();
  const [taken, setTaken] = useOutcome<Application>();
  const [visits, setVisits] = useState(0);
  const { data: form } = formApi.endpoints.currentForm.useQuery(FORM_ID);
  if (!form) return null;
  return (
    <FormLayout
      title={taken ? formatMessage(mediaCardMessages.takenTitle) : localise(form.title, lang)}
      shown={taken?.id ?? (visits > 0 ? String(visits) : null)}
      intro={
        <p>
          {taken
            ? formatMessage(mediaCardMessages.takenText, { email: taken.email, days: contacts.replyWorkingDays })
            : localise(form.intro, lang)}
        </p>
      }
      side={<MediaCardHelp email={contacts.pressEmail} locale={lang} />}
    >
      {taken ? (
        <MediaCardTaken
          application={taken}
          locale={lang}
          onAnother={() => {
            setTaken(null);
            setVisits((count) => count + 1);
          }}
        />
      ) : (
        <MediaCardForm lang={lang} email={contacts.pressEmail} onTaken={setTaken} />
      )}
    </FormLayout>
  );
}

export const page = definePage({
  load: ({ store: { dispatch } }) =>
    needed(
      dispatch(formApi.endpoints.currentForm.initiate(FORM_ID, once)),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, once)),
    ),
  crumbs: (state, { locale: lang }) => [
    { message: mediaCardMessages.crumbHome.id, path: paths.home.href({ lang }) },
    { message: mediaCardMessages.crumbMedia.id, path: paths.media.href({ lang }) },
    { name: localise(formApi.endpoints.currentForm.select(FORM_ID)(state).data?.title, lang) },
  ],
  Component: MediaCardPage,
});

import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { planApi, visitorApi, type SuggestionItem } from '@/api';
import { Suggestions as SuggestionsView } from '@/features/suggestions/components/Suggestions';
import { suggest } from '@/features/suggestions/suggest';
import { createFavourite, type Favourite } from '@/state/favourites';
import { toastRaised } from '@/state/noticesSlice';
import { favouriteToggled, selectSuggestionInputs, suggestionInputsChanged } from '@/state/persistedSlice';
import { useServices } from '@/state/ServicesContext';
import { selectHasToken } from '@/state/ticketSlice';
import { Button } from '@/ui/controls/Button';
import type { AppDispatch } from '@/app/store/makeStore';

/** Uses the questionnaire of the visitor's registration, which is read only when the button is pressed. */
function RegistrationAnswers({ onAnswers }: { onAnswers: (codes: string[]) => void }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const [findVisit, { isFetching }] = visitorApi.endpoints.visitorFindVisit.useLazyQuery();
  const read = async () => {
    const { data, isError } = await findVisit();
    const codes = Object.values(data?.registration?.questionnaire?.answers ?? {}).flat();
    if (codes.length > 0) onAnswers(codes.map(String));
    else {
      const text = formatMessage({ id: isError ? 'suggest.registrationFailed' : 'suggest.noRegistration' });
      dispatch(toastRaised({ kind: 'error', text }));
    }
  };
  return (
    <Button variant="secondary" size="small" disabled={isFetching} onClick={() => void read()}>
      {formatMessage({ id: 'suggest.useRegistration' })}
    </Button>
  );
}

const toFavourite = ({ exhibitorId: _exhibitorId, tags: _tags, ...item }: SuggestionItem, savedAt: string) =>
  createFavourite(item, savedAt);

/** Suggestions for the visit plan. They are computed here, so that nothing of the visitor leaves the device. */
export function Suggestions({ favourites }: { favourites: readonly Favourite[] }) {
  const { clock } = useServices();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const inputs = useSelector(selectSuggestionInputs);
  const hasToken = useSelector(selectHasToken);
  const [isOpened, setOpened] = useState(false);
  const [now] = useState(() => clock.now());
  const { answers, viewed } = inputs;
  const hasInput = favourites.length + answers.length + viewed.length > 0;
  const query = planApi.endpoints.ownSuggestionCatalogue.useQuery(undefined, { skip: !hasInput && !isOpened });
  const { data: catalogue } = query;
  const suggestions = useMemo(
    () => (catalogue ? suggest({ catalogue, favourites, inputs: { answers, viewed }, now }) : []),
    [catalogue, favourites, answers, viewed, now],
  );
  const change = (changed: Parameters<typeof suggestionInputsChanged>[0]) => dispatch(suggestionInputsChanged(changed));
  const codes = catalogue?.questions.flatMap(({ options }) => options.map(({ code }) => code)) ?? [];
  return (
    <SuggestionsView
      catalogue={catalogue}
      hasFailed={query.isError}
      onRetry={() => void query.refetch()}
      onOpen={() => setOpened(true)}
      inputs={inputs}
      onInputs={change}
      hasInput={hasInput}
      suggestions={suggestions}
      onAdd={(item) => {
        dispatch(favouriteToggled(toFavourite(item, clock.now().toISOString())));
        const text = formatMessage({ id: 'suggest.added' }, { name: item.name });
        dispatch(toastRaised({ kind: 'success', text }));
      }}
      registration={
        hasToken && (
          <RegistrationAnswers
            onAnswers={(stored) => change({ answers: codes.filter((code) => stored.includes(code)) })}
          />
        )
      }
    />
  );
}

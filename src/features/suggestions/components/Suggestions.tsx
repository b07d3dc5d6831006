import { type ReactNode, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { SuggestionCatalogue, SuggestionItem } from '@/api';
import type { SuggestionInputs } from '@/state/suggestionInputs';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import type { Suggestion } from '../suggest';
import { Questions } from './Questions';
import { SuggestionRow } from './SuggestionRow';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  /** Undefined until it has loaded. */
  catalogue: SuggestionCatalogue | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** The questions were opened, so that the catalogue is needed. */
  onOpen: () => void;
  inputs: SuggestionInputs;
  onInputs: (changed: Partial<SuggestionInputs>) => void;
  /** Whether there is anything to suggest from. */
  hasInput: boolean;
  suggestions: readonly Suggestion[];
  onAdd: (item: SuggestionItem) => void;
  /** The button that uses the answers of the registration. */
  registration?: ReactNode;
}

/** The state of the list, or the list itself. */
function SuggestionList({
  catalogue,
  hasFailed,
  hasInput,
  suggestions,
  onRetry,
  onAdd,
}: Pick<SuggestionsProps, 'catalogue' | 'hasFailed' | 'hasInput' | 'suggestions' | 'onRetry' | 'onAdd'>) {
  const { formatMessage } = useIntl();
  if (hasFailed)
    return (
      <div role="alert" className={styles.state}>
        <p>{formatMessage({ id: 'suggest.failed' })}</p>
        <Button variant="quiet" size="small" onClick={onRetry}>
          {formatMessage({ id: 'ui.retry' })}
        </Button>
      </div>
    );
  const message = !hasInput ? 'suggest.nothingYet' : catalogue ? 'suggest.nothingFound' : 'ui.loading';
  const count = hasInput ? suggestions.length : 0;
  return (
    <>
      <p role="status" className={styles.state}>
        {count > 0 ? formatMessage({ id: 'suggest.count' }, { count }) : formatMessage({ id: message })}
      </p>
      {count > 0 && (
        <ul className={styles.list}>
          {suggestions.map((suggestion) => (
            <SuggestionRow key={suggestion.item.kind + suggestion.item.id} suggestion={suggestion} onAdd={onAdd} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What else is worth seeing, why, and the questions that it depends on. */
export function Suggestions(props: SuggestionsProps) {
  const { catalogue, inputs, onInputs, onOpen, onAdd, registration } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { answers, remembersViews, viewed } = inputs;
  return (
    <section className={styles.part} aria-labelledby={`${id}title`} data-no-print>
      <h2 ref={title} id={`${id}title`} tabIndex={-1} className={styles.title}>
        {formatMessage({ id: 'suggest.title' })}
      </h2>
      <p className={styles.lead}>{formatMessage({ id: 'suggest.lead' })}</p>
      <details className={styles.questions} onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
        <summary>
          <Icon name="chevron-down" size={18} className={styles.mark} />
          {formatMessage({ id: 'suggest.questions' }, { count: answers.length })}
        </summary>
        {catalogue && (
          <Questions
            questions={catalogue.questions}
            answers={answers}
            onAnswers={(codes) => onInputs({ answers: codes })}
          >
            {registration}
          </Questions>
        )}
      </details>
      <SuggestionList
        {...props}
        onAdd={(item) => {
          onAdd(item);
          // Its heart disappears with the row, and would lose the focus.
          title.current?.focus({ preventScroll: true });
        }}
      />
      <div className={styles.history}>
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={remembersViews}
            aria-describedby={`${id}remember`}
            onChange={({ currentTarget: { checked } }) =>
              onInputs({ remembersViews: checked, ...(!checked && { viewed: [] }) })
            }
          />
          {formatMessage({ id: 'suggest.remember' })}
        </label>
        {remembersViews && (
          <Button variant="text" size="small" disabled={viewed.length === 0} onClick={() => onInputs({ viewed: [] })}>
            {formatMessage({ id: 'suggest.clearHistory' }, { count: viewed.length })}
          </Button>
        )}
        <p id={`${id}remember`} className={styles.hint}>
          {formatMessage({ id: 'suggest.rememberHint' })}
        </p>
      </div>
    </section>
  );
}

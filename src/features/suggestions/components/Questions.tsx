import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SuggestionCatalogue } from '@/api';
import { Button } from '@/ui/controls/Button';
import styles from './Suggestions.module.css';

interface QuestionsProps {
  questions: SuggestionCatalogue['questions'];
  /** Codes of the chosen options. */
  answers: readonly string[];
  onAnswers: (answers: string[]) => void;
  /** Next to the button that clears the answers. */
  children?: ReactNode;
}

/** The questions of the questionnaire with their options as checkboxes. */
export function Questions({ questions, answers, onAnswers, children }: QuestionsProps) {
  const { formatMessage } = useIntl();
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {questions.map(({ id, title, options }) => (
        <fieldset key={id} className={styles.question}>
          <legend>{title}</legend>
          {options.map(({ code, label }) => (
            <label key={code} className={styles.chip}>
              <input
                type="checkbox"
                checked={answers.includes(code)}
                onChange={({ currentTarget }) =>
                  onAnswers(currentTarget.checked ? [...answers, code] : answers.filter((other) => other !== code))
                }
              />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
      <div className={styles.actions}>
        {children}
        <Button variant="text" size="small" disabled={answers.length === 0} onClick={() => onAnswers([])}>
          {formatMessage({ id: 'suggest.clearAnswers' })}
        </Button>
      </div>
    </form>
  );
}

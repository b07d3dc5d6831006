/** Plays a story in a frame: a slider, the steps, what each changed in the store, and what went wrong. */
import { useRef, useState, type ChangeEvent } from 'react';
import diff, { type Difference } from 'microdiff';
import type { Story, StoryStep } from '@/api';
import type { StoryFailure } from '@/app/store/story/playStory';
import { isLocale } from '@/rules/locales';
import { Button } from '@/ui/controls/Button';
import { SelectBox } from '@/ui/controls/SelectField';
import { Stack } from '@/ui/layout/Layout';
import type { PlayedStory } from './screen';
import styles from './StoryPage.module.css';

const SCREEN_URL = '/dev/story/screen';
const WIDTHS = ['1440', '768', '375'].map((value) => ({ value, label: `${value} px` }));
const MAX_VALUE_LENGTH = 200;
const MAX_CHANGES = 200;

const describe = ({ page, request, action, failure }: StoryStep): string => {
  if (page !== undefined) return `page ${page}`;
  if (request) {
    const { operation, argument, status, reason = '' } = request;
    return `request ${operation}(${argument ? JSON.stringify(argument) : ''}) ${status} ${reason}`;
  }
  return action ? `action ${action.type} ${JSON.stringify(action.fields)}` : `failure ${failure}`;
};

const shortened = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
};

function Change({ change }: { change: Difference }) {
  const path = change.path.join('.');
  if (change.type === 'CREATE') return <li className={styles.created}>{`+ ${path}: ${shortened(change.value)}`}</li>;
  if (change.type === 'REMOVE') return <li className={styles.removed}>{`- ${path}: ${shortened(change.oldValue)}`}</li>;
  return <li>{`${path}: ${shortened(change.oldValue)} → ${shortened(change.value)}`}</li>;
}

/** What a step changed in the store. */
function Changes({ states, position }: Pick<PlayedStory, 'states'> & { position: number }) {
  const [before, after] = [states[position - 1], states[position]];
  const changes = before && after ? diff(before, after, { cyclesFix: false }) : [];
  return (
    <ul className={styles.list} aria-label="Changes of the store">
      {changes.slice(0, MAX_CHANGES).map((change) => (
        <Change key={change.path.join('.')} change={change} />
      ))}
      {changes.length === 0 && <li>Nothing changed.</li>}
    </ul>
  );
}

/** A test of the steps so far (docs/testing.md). */
const testOf = (
  story: Story,
  until: number,
): string => `test('the store plays this story without a failure', async () => {
  const { failures } = await playInStore(${JSON.stringify({ ...story, steps: story.steps.slice(0, until) }, null, 2)});
  expect(failures).toEqual([]);
});
`;

interface StepsProps {
  steps: readonly StoryStep[];
  failures: readonly StoryFailure[];
  position: number;
  onSelect: (position: number) => void;
}

function Steps({ steps, failures, position, onSelect }: StepsProps) {
  return (
    <ol className={styles.list} aria-label="Steps">
      {steps.map((step, index) => (
        <li key={index} data-future={index >= position || undefined}>
          <button
            type="button"
            className={styles.step}
            aria-current={index + 1 === position ? 'step' : undefined}
            onClick={() => onSelect(index + 1)}
          >
            <span className={styles.time}>{step.atMs} ms</span> {describe(step)}
          </button>
          {failures
            .filter((failure) => failure.step === index)
            .map(({ kind, text }) => (
              <p key={kind + text} className={styles.failure} role="status">{`${kind}: ${text}`}</p>
            ))}
        </li>
      ))}
    </ol>
  );
}

/** The least that this page needs; `npm run story` checks files against the contract. */
const isStory = (value: unknown): value is Story => {
  const { locale, steps } = Object(value) as Partial<Story>;
  return isLocale(locale) && Array.isArray(steps) && steps.every((step) => typeof Object(step).atMs === 'number');
};

const NOTHING: PlayedStory = { states: [], failures: [] };

export function StoryPage() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [story, setStory] = useState<Story | null>(null);
  const [position, setPosition] = useState(0);
  const [played, setPlayed] = useState(NOTHING);
  const [width, setWidth] = useState('1440');
  const [message, setMessage] = useState('');
  const [isReady, setReady] = useState(false);
  /** Only the newest request to play counts. */
  const newest = useRef(0);

  const play = async (toPlay: Story, until: number) => {
    setPosition(until);
    const turn = ++newest.current;
    const result = await frame.current?.contentWindow?.playStory?.(toPlay, until);
    if (result && turn === newest.current) setPlayed(result);
  };
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      const opened: unknown = JSON.parse(await file.text());
      if (!isStory(opened)) throw new Error('it lacks locale or steps.');
      setStory(opened);
      setMessage(`${opened.steps.length} steps, ${opened.locale}, ${opened.startedAt}`);
      await play(opened, opened.steps.length);
    } catch (error) {
      setMessage(`This file is no story: ${String(error)}`);
    }
  };
  return (
    <div className={styles.frame}>
      <aside className={styles.panel}>
        <h1 className={styles.title}>Story</h1>
        <Stack gap={3}>
          <label>
            File of a report{' '}
            <input
              type="file"
              accept="application/json"
              disabled={!isReady}
              onChange={(event) => void openFile(event)}
            />
          </label>
          <p role="status">{message}</p>
          <div>
            <SelectBox
              aria-label="Width"
              value={width}
              options={WIDTHS}
              onChange={({ target }) => setWidth(target.value)}
            />
          </div>
        </Stack>
        {story && (
          <>
            <label className={styles.slider}>
              Step {position} of {story.steps.length}
              <input
                type="range"
                min={0}
                max={story.steps.length}
                value={position}
                onChange={({ target }) => void play(story, Number(target.value))}
              />
            </label>
            <Button
              size="small"
              variant="secondary"
              onClick={() =>
                void navigator.clipboard.writeText(testOf(story, position)).then(() => setMessage('Copied.'))
              }
            >
              Copy as test
            </Button>
            <h2 className={styles.heading}>Steps</h2>
            <Steps
              steps={story.steps}
              failures={played.failures}
              position={position}
              onSelect={(index) => void play(story, index)}
            />
            <h2 className={styles.heading}>What step {position} changed</h2>
            <Changes states={played.states} position={position} />
          </>
        )}
      </aside>
      <iframe
        ref={frame}
        className={styles.screen}
        title="Screen"
        src={SCREEN_URL}
        onLoad={() => setReady(true)}
        style={{ width: `${width}px` }}
      />
    </div>
  );
}

/** The page of calls in a row (openapi/statefulExamples.yaml), and links to it from their operations. */
import { Facts, Layout, separated, Text, type ApiDocsSettings } from './elements';
import { contract, operations, type StatefulExample, type StatefulStep } from './operations';

export const EXAMPLES_PATH = '/api-docs/examples';

const examples = contract['x-stateful-examples'];

/** A value that a step sends; `$steps.submit.outputs.id` is `id` of the step `submit`. */
const Value = ({ value }: { value: unknown }) => {
  const [, step, output] = /^\$steps\.(\w+)\.outputs\.(\w+)$/.exec(String(value)) ?? [];
  if (!step) return <code>{JSON.stringify(value)}</code>;
  return (
    <>
      <code>{output}</code> of <code>{step}</code>
    </>
  );
};

const sentBy = ({ parameters = [], requestBody = {} }: StatefulStep): [name: string, value: unknown][] => [
  ...parameters.map(({ name, value }): [string, unknown] => [name, value]),
  ...Object.entries(requestBody.payload ?? {}),
  ...(requestBody.replacements ?? []).map(({ target, value }): [string, unknown] => [target.slice(1), value]),
];

/** A condition without the syntax of expressions: `data.state is 'cancelled'`. */
const conditionText = (condition: string): string =>
  condition
    .replace('$statusCode', 'status')
    .replace(/\$response\.body#\/(\S+)/, (_match, pointer: string) => pointer.replaceAll('/', '.'))
    .replace(/\$steps\.(\w+)\.outputs\.(\w+)/, '$2 of $1')
    .replace(' == ', ' is ');

function Step({ step }: { step: StatefulStep }) {
  const tag = operations.find(({ id }) => id === step.operationId)?.tag ?? '';
  const sent = sentBy(step);
  return (
    <li>
      <p>
        <code>{step.stepId}</code>: <a href={`/api-docs/${tag}/${step.operationId}`}>{step.operationId}</a>.{' '}
        {step.description && <Text text={step.description} />}
      </p>
      <Facts
        facts={[
          ...sent.map(([term, value]) => ({ term, note: 'sent', content: <Value value={value} /> })),
          {
            term: 'response',
            content: separated(
              step.successCriteria.map(({ condition }) => <code key={condition}>{conditionText(condition)}</code>),
              ', ',
            ),
          },
        ]}
      />
    </li>
  );
}

const Example = ({ example }: { example: StatefulExample }) => (
  <section id={example.workflowId} aria-labelledby={`title-${example.workflowId}`}>
    <h2 id={`title-${example.workflowId}`}>{example.summary}</h2>
    <p>
      <Text text={example.description} /> The site’s time is {example['x-at']}.
    </p>
    <ol>
      {example.steps.map((step) => (
        <Step key={step.stepId} step={step} />
      ))}
    </ol>
  </section>
);

export const StatefulExamplesPage = ({ settings }: { settings: ApiDocsSettings }) => (
  <Layout title="Calls in a row" settings={settings}>
    <p className="lead">
      Calls whose results depend on one another. Each sends the operation’s example, with the values listed here. The
      tests of the site run all of them.
    </p>
    {examples.map((example) => (
      <Example key={example.workflowId} example={example} />
    ))}
  </Layout>
);

/** Links to the examples that have an operation; nothing if none has. */
export function ExampleLinks({ operationId }: { operationId: string }) {
  const found = examples.filter(({ steps }) => steps.some((step) => step.operationId === operationId));
  if (found.length === 0) return null;
  const links = found.map(({ workflowId, summary }) => (
    <a key={workflowId} href={`${EXAMPLES_PATH}#${workflowId}`}>
      {summary}
    </a>
  ));
  return <p>In a row with others: {separated(links, ' ')}</p>;
}

/** The pages of /api-docs: an index with the general rules, a page for each tag and operation, and search results. */
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderMarkdown } from '../../content/richText';
import {
  Address,
  Facts,
  Layout,
  OperationList,
  OperationsByTag,
  operationsOf,
  separated,
  Text,
  TITLE,
} from './elements';
import type { ApiDocsSettings } from './elements';
import { contract, curlOf, dataSchemaOf, findOperations, nameOf, operations, resolveRef } from './operations';
import type { Operation, Schema } from './operations';
import { ExampleLinks, EXAMPLES_PATH, StatefulExamplesPage } from './statefulExamples';

const CONSTRAINTS = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];

/** A type in words, such as "list of Hall or null". */
function Type({ schema }: { schema: Schema }): ReactNode {
  const { $ref, anyOf, items, type } = schema;
  const resolved = resolveRef(schema);
  if ($ref && resolved.properties) return nameOf($ref);
  if ($ref) return separated([nameOf($ref), <Type key="type" schema={resolved} />], ': ');
  if (anyOf)
    return separated(
      anyOf.map((part, index) => <Type key={index} schema={part} />),
      ' or ',
    );
  if (items) return separated(['list', <Type key="items" schema={items} />], ' of ');
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values)
    return separated(
      values.map((value) => <code key={String(value)}>{JSON.stringify(value)}</code>),
      ' or ',
    );
  const constraints = CONSTRAINTS.filter((keyword) => schema[keyword] !== undefined).map((keyword) => (
    <Fragment key={keyword}>
      {keyword} <code>{String(schema[keyword])}</code>
    </Fragment>
  ));
  return separated([[type ?? 'any'].flat().join(' or '), ...constraints], ', ');
}

/** The objects of a type: itself, the items of a list, or alternatives. */
function objectsIn(schema: Schema): { name: string; object: Schema }[] {
  const object = resolveRef(schema);
  if (object.properties) return [{ name: schema.$ref ? nameOf(schema.$ref) : 'object', object }];
  return [...(object.anyOf ?? []), ...(object.items ? [object.items] : [])].flatMap(objectsIn);
}

interface ShapeProps {
  schema: Schema;
  /** The objects around it: one that contains itself is not repeated. */
  within?: readonly Schema[];
}

/** A type. The fields of its objects can be opened; those of the outermost are open. */
const Shape = ({ schema, within = [] }: ShapeProps) => (
  <div className="type">
    <Type schema={schema} />
    {objectsIn(schema)
      .filter(({ object }) => !within.includes(object))
      .map(({ name, object }) => (
        <details key={name} open={within.length === 0}>
          <summary>Fields of {name}</summary>
          <Facts
            facts={Object.entries(object.properties ?? {}).map(([term, property]) => ({
              term,
              note: !object.required?.includes(term) && 'optional',
              text: property.description,
              content: <Shape schema={property} within={[...within, object]} />,
            }))}
          />
        </details>
      ))}
  </div>
);

/** A block that scrolls, also by keyboard. */
const Example = ({ title, text }: { title: string; text: string }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    <pre tabIndex={0} role="region" aria-label={`${title}: text`}>
      <code>{text}</code>
    </pre>
  </section>
);

const accessOf = ({ credentials, isPublic }: Operation): string => {
  if (credentials.length === 0) return 'Public.';
  return `${isPublic ? 'Public; the caller can be identified' : 'The caller is identified'} by ${credentials.join(' or ')}.`;
};

const SchemaSection = ({ title, type, schema }: { title: string; type: string; schema: Schema }) => (
  <>
    <h2>{title}</h2>
    <p>
      <code>{type}</code>
    </p>
    <Shape schema={schema} />
  </>
);

function OperationPage({ operation, settings }: { operation: Operation; settings: ApiDocsSettings }) {
  const { id, tag, summary, description, parameters, body, responses } = operation;
  const [success, ...errors] = responses;
  const content = success?.content;
  const example = content?.example;
  return (
    <Layout title={id} settings={settings} tag={tag}>
      <p className="address">
        <Address operation={operation} />
      </p>
      <p className="lead">
        <Text text={`${summary} ${description}`} />
      </p>
      <p>{accessOf(operation)}</p>
      <ExampleLinks operationId={id} />
      <div className="reference">
        <div>
          {parameters.length > 0 && (
            <>
              <h2>Parameters</h2>
              <Facts
                facts={parameters.map(({ name, in: place, required, schema, description: text }) => ({
                  term: name,
                  note: required ? place : `${place}, optional`,
                  text,
                  content: <Shape schema={schema} />,
                }))}
              />
            </>
          )}
          {body && <SchemaSection title="Body" {...body} />}
          {content && <SchemaSection title="Response" type={content.type} schema={dataSchemaOf(content)} />}
          <h2>Errors</h2>
          <Facts
            facts={errors.map(({ status, description: text, reasons }) => ({
              term: status,
              content: separated([text, ...reasons.map((reason) => <code key={reason}>{reason}</code>)], ' '),
            }))}
          />
        </div>
        <div className="examples">
          <Example title="Example request" text={curlOf(operation, settings.origin)} />
          {example !== undefined && (
            <Example
              title="Example response"
              text={typeof example === 'string' ? example : JSON.stringify(example, null, 2)}
            />
          )}
        </div>
      </div>
    </Layout>
  );
}

const toHtml = (page: ReactNode): string => `<!doctype html>${renderToStaticMarkup(page)}`;

export const renderIndex = (settings: ApiDocsSettings): string =>
  toHtml(
    <Layout title={TITLE} settings={settings}>
      <p className="lead">
        {operations.length} operations with {contract.tags.length} tags. As a file:{' '}
        <a href="/openapi.json">OpenAPI 3.1</a>. <a href={EXAMPLES_PATH}>Calls in a row</a> show how they work together.
      </p>
      <div className="text" dangerouslySetInnerHTML={{ __html: renderMarkdown(contract.info.description) }} />
      <Facts
        facts={Object.values(contract.components.securitySchemes).map(({ name, description }) => ({
          term: name,
          content: description,
        }))}
      />
      <OperationsByTag listed={operations} />
    </Layout>,
  );

export function renderSearch(query: string, settings: ApiDocsSettings): string {
  const words = query.toLowerCase().split(/\s+/);
  const listed = findOperations(words);
  return toHtml(
    <Layout title="Search" settings={settings} query={query}>
      <p className="lead">
        {listed.length} of {operations.length} operations contain “{query}”.{' '}
        {listed.length === 0 && 'Every word must occur: try fewer or shorter ones.'}
      </p>
      <OperationsByTag listed={listed} words={words} isLong />
    </Layout>,
  );
}

export const renderStatefulExamples = (settings: ApiDocsSettings): string =>
  toHtml(<StatefulExamplesPage settings={settings} />);

/** Null for an unknown tag. */
export function renderTag(name: string, settings: ApiDocsSettings): string | null {
  const tag = contract.tags.find((one) => one.name === name);
  if (!tag) return null;
  return toHtml(
    <Layout title={name} settings={settings} tag={name}>
      <p className="lead">
        <Text text={tag.description} />
      </p>
      <OperationList listed={operationsOf(name)} isLong />
    </Layout>,
  );
}

/** Null for an unknown operation. */
export function renderOperation(tag: string, id: string, settings: ApiDocsSettings): string | null {
  const operation = operationsOf(tag).find((one) => one.id === id);
  return operation ? toHtml(<OperationPage operation={operation} settings={settings} />) : null;
}

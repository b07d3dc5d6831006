import { execFileSync } from 'node:child_process';
import { contract, curlOf, findOperations, operations } from './operations';
import { renderIndex, renderOperation, renderSearch, renderStatefulExamples, renderTag } from './pages';

const settings = { origin: 'https://expo.example', styles: ['/main.css'], fonts: [] };
const operationOf = (id: string) => {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation: ${id}`);
  return found;
};
const pageOf = (id: string): string => renderOperation(operationOf(id).tag, id, settings) ?? '';

/** The arguments that a shell passes to curl. */
function argumentsOf(commands: readonly string[]): string[][] {
  const script = `TOKEN=secret; curl() { printf '%s\\0' "$@"; printf '\\1'; }\n${commands.join('\n')}`;
  const output = execFileSync('bash', ['-c', script], { encoding: 'utf8', maxBuffer: 10_000_000 });
  return output.split('\u0001').slice(0, -1).map((call) => call.split('\0').slice(0, -1)); // prettier-ignore
}

describe('the example request', () => {
  const calls = argumentsOf(operations.map((operation) => curlOf(operation, settings.origin)));
  const callOf = (id: string) => calls[operations.indexOf(operationOf(id))] ?? [];

  test('is one valid shell command for each operation, to an address without placeholders', () => {
    const addresses = calls.map((call) => call.find((argument) => argument.startsWith(`${settings.origin}/`)) ?? '');
    expect(addresses).toHaveLength(operations.length);
    expect(addresses.filter((address) => !URL.canParse(address) || /[{}]|%7B|undefined/.test(address))).toEqual([]);
  });

  test('sends the example of a JSON body unchanged', () => {
    const json = operations.filter(({ body }) => body?.type === 'application/json');
    const sent = json.map(({ id }) => JSON.parse(callOf(id).at(-1) ?? '') as unknown);
    expect(sent).toEqual(json.map(({ body }) => body?.example));
  });

  test('sends required query parameters, the language, and a token only where one is required', () => {
    expect(callOf('mediaPreviousNews')[0]).toMatch(/findPreviousNews\?id=[0-9A-Z]{26}$/);
    expect(callOf('mediaNews')).toEqual([expect.stringContaining('/api/web/news/'), '--header', 'X-Locale: en']);
    expect(callOf('ownMyData')).toContain('Access-Token: secret');
    expect(callOf('exhibitorCounsel').join()).not.toContain('secret');
  });

  test('uploads a file, and encodes a form', () => {
    expect(callOf('ownAdvertCount')).toContain('--data-urlencode');
    expect(callOf('groupExcelImport')).toContain('file=@delegation.xlsx');
  });
});

describe('an operation’s page', () => {
  test('shows address, access, parameters, response and the reasons of errors', () => {
    const html = pageOf('visitorFindByCardNo');
    const { path, responses } = operationOf('visitorFindByCardNo');
    for (const text of ['GET', path, 'can be identified by Access-Token or X-Staff-Device', '<code>no</code>'])
      expect(html).toContain(text);
    const reasons = responses.flatMap((response) => response.reasons);
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(html).toContain(`<code>${reason}</code>`);
  });

  test('opens the fields of a response, and lets those of its parts be opened', () => {
    const html = pageOf('exhibitorPage');
    expect(html).toContain('<details open=""><summary>Fields of ExhibitorPage</summary>');
    expect(html).toContain('<details><summary>Fields of ExhibitorSummary</summary>');
  });

  test('does not repeat a schema within itself', () => {
    const recursive = operations.filter(({ id }) => /Fields of MenuItem(?=.*Fields of MenuItem)/s.test(pageOf(id)));
    expect(recursive).toEqual([]);
    expect(pageOf('configMenu')).toContain('Fields of MenuItem');
  });

  test('names an optional field, and formats the example', () => {
    expect(pageOf('exhibitorPage')).toContain('<dt><code>keyword</code><i> optional</i></dt>');
    expect(pageOf('exhibitorPage')).toContain('{\n  &quot;code&quot;: 200,');
  });
});

describe('a search', () => {
  test('finds operations by every word, also in paths, fields and reasons', () => {
    const idsOf = (...words: string[]) => findOperations(words).map(({ id }) => id);
    expect(idsOf('findbyid', 'news')).toContain('mediaNews');
    expect(idsOf('findbyid', 'nothing-like-this')).toEqual([]);
    expect(idsOf('boothnumber')).toContain('exhibitorPage');
    expect(idsOf('visitor.emailexists')).toContain('visitorEnInsert');
  });

  test('groups results by tag and marks the words', () => {
    const html = renderSearch('News', settings);
    expect(html).toContain('id="tag-media"');
    expect(html).not.toContain('id="tag-advert"');
    expect(html).toContain('media<mark>News</mark>');
    expect(html).toContain('<mark>news</mark>');
  });

  test('treats the words as text, not as HTML or a pattern', () => {
    const html = renderSearch('<script>( [', settings);
    expect(html).toContain('&lt;script&gt;( [');
    expect(html).not.toContain('<script>');
    expect(html).toContain('0 of ');
  });
});

test('calls in a row name what is sent and expected, and their operations link to them', () => {
  const html = renderStatefulExamples(settings);
  expect(contract['x-stateful-examples'].filter(({ workflowId }) => !html.includes(`id="${workflowId}"`))).toEqual([]);
  expect(html).toContain('<a href="/api-docs/own/ownCancelRegistration">ownCancelRegistration</a>');
  expect(html).toContain('<dt><code>id</code><i> sent</i></dt><dd><code>id</code> of <code>submit</code></dd>');
  expect(html).toContain('<code>status is 409</code>, <code>data.reason is &#x27;visitor.cancelled&#x27;</code>');
  expect(html).not.toContain('$');
  expect(pageOf('ownCancelRegistration')).toContain('<a href="/api-docs/examples#register">');
  expect(pageOf('configMenu')).not.toContain('/api-docs/examples');
});

test('every page links the site’s style sheet, and is at most 150 KB', () => {
  const pages = [
    renderIndex(settings),
    // Nearly every operation has an "e".
    renderSearch('e', settings),
    renderStatefulExamples(settings),
    ...contract.tags.map(({ name }) => renderTag(name, settings) ?? ''),
    ...operations.map(({ id }) => pageOf(id)),
  ];
  expect(pages.filter((html) => !html.includes('href="/main.css"') || html.length > 150_000)).toEqual([]);
});

test('there is no page of an unknown tag, or of another tag’s operation', () => {
  expect(renderTag('constructor', settings)).toBeNull();
  expect(renderOperation('media', 'configMenu', settings)).toBeNull();
});

/**
 * Lint rules for conventions of this repository (no-restricted-syntax): each has its scope, the forbidden code, and the
 * replacement. oneOfEach.test.ts tests each with an example of a violation.
 */

/** Names of manual pending flags. */
const PENDING = '/^(is)?(busy|pending|sending|saving|loading|submitting|asking|opening|running|waiting)$/i';
const COMPONENT_OR_HOOK = '[id.name=/^(use[A-Z]|[A-Z])/]';

const pendingMessage =
  'A manual pending flag: use isLoading of the endpoint’s hook, or useAsyncAction (src/ui) for an action with several calls.';

/** @type {import("./oneOfEach.mjs").OneOfEach[]} */
export const oneOfEach = [
  {
    name: 'an API call without its hook',
    places: ['src'],
    selector: `:matches(FunctionDeclaration${COMPONENT_OR_HOOK}, VariableDeclarator${COMPONENT_OR_HOOK}) CallExpression[callee.property.name="initiate"]`,
    message:
      'Components call the API by the hooks of an endpoint (useQuery, useLazyQuery, useMutation), which have its state and its error; .initiate is for loaders and listeners.',
    violation: {
      file: 'src/features/home/Planted.tsx',
      code: 'export function Planted() { return <a onClick={() => dispatch(ownApi.endpoints.ownSignOut.initiate({}))} />; }',
    },
  },
  {
    name: 'a manual pending flag',
    places: ['src'],
    selector: `VariableDeclarator[init.callee.name="useState"] > ArrayPattern > Identifier.elements:first-child[name=${PENDING}]`,
    message: pendingMessage,
    violation: {
      file: 'src/pages/HomePage/usePlanted.ts',
      code: 'export function usePlanted() { const [isSending, setIsSending] = useState(false); return [isSending, setIsSending]; }',
    },
  },
  {
    name: 'a pending flag in a ref',
    places: ['src'],
    selector: `VariableDeclarator[init.callee.name="useRef"][init.arguments.0.value=false] > Identifier.id[name=${PENDING}]`,
    message: pendingMessage,
    violation: {
      file: 'src/features/home/usePlanted.ts',
      code: 'export function usePlanted() { const busy = useRef(false); return busy; }',
    },
  },
  {
    name: 'a ref that is written during render',
    places: ['src'],
    selector: `:matches(FunctionDeclaration${COMPONENT_OR_HOOK}, VariableDeclarator${COMPONENT_OR_HOOK} > ArrowFunctionExpression) > BlockStatement > ExpressionStatement > AssignmentExpression[left.property.name="current"]`,
    message:
      'A ref that is written during render: React may discard a render. Use useLatest of src/ui/hooks, or write it in an effect or a handler.',
    violation: {
      file: 'src/features/home/usePlanted.ts',
      code: 'export function usePlanted(value: string) { const latest = useRef(value); latest.current = value; return latest; }',
    },
  },
  {
    name: 'a text in a component',
    places: ['src'],
    selector: 'JSXText[value=/[A-Za-z\u4e00-\u9fff]{2}/]',
    message:
      'A text outside of the catalogs: put it into locales/<locale>/<part>.json and use its id (src/i18n/README.md).',
    violation: {
      file: 'src/pages/HomePage/Planted.tsx',
      code: 'export const Planted = () => <p>Register to visit</p>;',
    },
  },
  {
    name: 'a text in an attribute',
    places: ['src'],
    selector:
      'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|placeholder|label)$/] > Literal[value=/[A-Za-z\u4e00-\u9fff]{2}/]',
    message:
      'A text outside of the catalogs: put it into locales/<locale>/<part>.json and use its id (src/i18n/README.md).',
    violation: {
      file: 'src/features/home/Planted.tsx',
      code: 'export const Planted = () => <nav aria-label="Main menu" />;',
    },
  },
  {
    name: 'a text in a service',
    places: ['domain', 'repository'],
    selector:
      ':matches(Property[key.value="zh-cn"][value.type=/Literal$/], CallExpression[callee.name="inAll"][arguments.length=5])',
    message:
      'A text outside of the catalogs: put it into locales/<locale>/server/<part>.json and use serverText of server/lib/texts.ts.',
    violation: {
      file: 'server/domain/badges/planted.ts',
      code: "export const planted = { 'zh-cn': '胸卡', en: 'Badge', ru: 'Бейдж', 'zh-tw': '胸卡', ja: '入場証' };",
    },
  },
  {
    name: 'a second list of routes',
    places: ['src'],
    selector: ':matches(Literal[value=/^\\/:lang/], TemplateElement[value.raw=/^\\/:lang/])',
    message:
      'A second list of routes: URLs come from src/lib/paths.ts (paths.news.href({ lang })), and the properties of a route from its entry in src/app/routes/routes.ts.',
    violation: {
      file: 'src/app/routes/planted.ts',
      code: "export const planted = [{ path: '/:lang/news', layout: 'default' }];",
    },
  },
  {
    name: 'a header in a service',
    places: ['domain', 'repository'],
    selector:
      'CallExpression[callee.object.name=/^(reply|response|context)$/][callee.property.name=/^(header|setHeader|status|code)$/]',
    message:
      'Services do not depend on HTTP: return a value, and let the handler (server/http/handlers) set headers and status.',
    violation: {
      file: 'server/domain/visitors/planted.ts',
      code: "export const planted = (reply: { header(name: string, value: string): void }) => reply.header('etag', '1');",
    },
  },
  {
    name: 'a transaction in a repository',
    places: ['repository'],
    selector: 'CallExpression[callee.property.name="transaction"]',
    message:
      'Services own transactions: a repository contains SQL and uses the database or transaction that it was created with. Open the transaction in the service, and create the repository in it (server/domain/README.md).',
    violation: {
      file: 'server/domain/visitors/plantedRepository.ts',
      code: 'export const planted = (db: Database) => db.transaction().execute((tx) => tx.deleteFrom("visitor").execute());',
    },
  },
];

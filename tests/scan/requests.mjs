// Every operation that the running site serves, as a request with the contract's own examples.

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

/** Lists whose first record gives a real id for the paths below: with an unknown id hardly any query runs. */
const LISTS = [
  ['/api/web/news/', '/api/web/news/findPage'],
  ['/api/exhibitor/', '/api/exhibitor/findPage'],
  ['/api/exhibit/', '/api/exhibit/findPage'],
  ['/api/web/meeting/', '/api/web/meeting/findPage'],
];

async function realIds(base) {
  const found = [];
  for (const [prefix, url] of LISTS) {
    const response = await fetch(base + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"current":1,"size":1}',
    });
    const id = response.ok ? (await response.json()).data?.records?.[0]?.id : undefined;
    if (id) found.push([prefix, id]);
  }
  return found;
}

function createRefResolver(document) {
  const resolveRef = (node) =>
    node?.$ref === undefined
      ? node
      : resolveRef(
          node.$ref
            .slice(2)
            .split('/')
            .reduce((parent, key) => parent[key], document),
        );
  return resolveRef;
}

/** `path` has a star after each of its values, as sqlmap requires. */
function requestOf({ path, method, item, operation, resolveRef, ids }) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolveRef);
  const prefix = (item.servers?.[0]?.url ?? '').replace(/\/$/, '');
  const listedId = ids.find(([start]) => (prefix + path).startsWith(start))?.[1];
  const valueOf = ({ name, example }) => encodeURIComponent(String((name === 'id' && listedId) || (example ?? 'x')));
  const filled = path.replace(/\{([^}]+)\}/g, (_place, name) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    return `${valueOf({ name, ...parameter })}*`;
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => `${parameter.name}=${valueOf(parameter)}`)
    .join('&');
  const [type, media] = Object.entries(resolveRef(operation.requestBody)?.content ?? {})[0] ?? [];
  if (type === 'multipart/form-data') return null;
  const example = media?.example ?? resolveRef(media?.schema)?.example ?? {};
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: prefix + filled + (query && `?${query}`),
    ...(type && {
      type,
      body: type.endsWith('json') ? JSON.stringify(example) : new URLSearchParams(example).toString(),
    }),
  };
}

/** File uploads are omitted: neither scanner creates one whose values are read. */
export async function requestsOf(base) {
  const document = await (await fetch(`${base}/openapi.json`)).json();
  const resolveRef = createRefResolver(document);
  const ids = await realIds(base);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).flatMap(
      (method) => requestOf({ path, method, item, operation: item[method], resolveRef, ids }) ?? [],
    ),
  );
}

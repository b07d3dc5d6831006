/** GET /openapi.json: the contract as one document. GET /api-docs: the contract as a readable page without scripts. */
import type { FastifyInstance } from 'fastify';
import contract from '../generated/contract.gen.json';
import { pagePolicy } from './security';

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean | Schema;
  [keyword: string]: unknown;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<
    string,
    { $ref?: string; description?: string; content?: Record<string, { schema: Schema; example?: unknown }> }
  >;
}

interface Contract {
  info: { title: string; version: string; description?: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, unknown> & { servers?: { url: string }[] }>;
  components: Record<string, Record<string, unknown>>;
}

const methods = ['get', 'post', 'put', 'delete', 'patch'];

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

function renderType(schema: Schema): string {
  if (schema.$ref) return `<a href="#schema-${nameOf(schema.$ref)}">${escapeHtml(nameOf(schema.$ref))}</a>`;
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return parts.map(renderType).join(' or ');
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(' · ');
  if (schema.type === 'array') return `list of ${renderType(schema.items ?? {})}`;
  const constraints = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']
    .filter((keyword) => schema[keyword] !== undefined)
    .map((keyword) => `${keyword} ${code(String(schema[keyword]))}`);
  return [escapeHtml([schema.type ?? 'any'].flat().join(' or ')), ...constraints].join(', ');
}

function renderFields(schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, property]) =>
      `<tr><th scope="row">${code(name)}${schema.required?.includes(name) ? ' <b>required</b>' : ''}</th><td>${renderType(property)}</td><td>${escapeHtml(property.description ?? '')}</td></tr>`,
  );
  return rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : `<p>${renderType(schema)}</p>`;
}

const renderExample = (value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>Example</summary><pre>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value, null, 2))}</pre></details>`;

function renderPage(contract: Contract): string {
  const resolveRef = <T extends { $ref?: string }>(node: T): T => {
    if (!node.$ref) return node;
    const [group = '', name = ''] = node.$ref.split('/').slice(2);
    return contract.components[group]?.[name] as T;
  };
  const renderOperation = (path: string, method: string, item: Operation): string => {
    const parameters = (item.parameters ?? []).map(resolveRef);
    const rows = parameters.map(
      (parameter) =>
        `<tr><th scope="row">${code(parameter.name)}${parameter.required ? ' <b>required</b>' : ''}</th><td>${escapeHtml(parameter.in)}</td><td>${renderType(parameter.schema)}</td><td>${escapeHtml(parameter.description ?? '')}</td></tr>`,
    );
    const body = Object.entries(item.requestBody?.content ?? {}).map(
      ([type, media]) => `<h4>Body, ${code(type)}</h4>${renderType(media.schema)}${renderExample(media.example)}`,
    );
    const responses = Object.entries(item.responses).map(([status, declared]) => {
      const response = resolveRef(declared);
      const media = Object.entries(response.content ?? {})[0];
      const data = media?.[1].schema.properties?.data;
      const bodyHtml =
        status.startsWith('2') && media
          ? `<p>${data ? `data: ${renderType(data)}` : `${code(media[0])} ${renderType(media[1].schema)}`}</p>${renderExample(media[1].example)}`
          : '';
      return `<dt>${code(status)}</dt><dd>${escapeHtml(response.description ?? '')}${bodyHtml}</dd>`;
    });
    return `<section id="${item.operationId}"><h3>${code(`${method.toUpperCase()} ${path}`)}</h3><p><b>${escapeHtml(item.operationId)}</b>: ${escapeHtml(item.summary ?? '')}</p>${item.description ? `<p>${escapeHtml(item.description)}</p>` : ''}${rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : ''}${body.join('')}<dl>${responses.join('')}</dl></section>`;
  };
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => ({
        path: `${item.servers?.[0]?.url === '/' ? '' : (item.servers?.[0]?.url ?? '')}${path}`,
        method,
        item: item[method] as Operation,
      })),
  );
  const sections = contract.tags.map(({ name, description }) => {
    const tagOperations = operations.filter(({ item }) => item.tags[0] === name);
    return `<h2 id="tag-${name}">${escapeHtml(name)}</h2><p>${escapeHtml(description ?? '')}</p>${tagOperations.map(({ path, method, item }) => renderOperation(path, method, item)).join('')}`;
  });
  const schemas = Object.entries(contract.components.schemas ?? {}).map(
    ([name, schema]) =>
      `<section id="schema-${name}"><h3>${escapeHtml(name)}</h3><p>${escapeHtml((schema as Schema).description ?? '')}</p>${renderFields(schema as Schema)}</section>`,
  );
  const index = contract.tags.map(({ name }) => `<li><a href="#tag-${name}">${escapeHtml(name)}</a></li>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(contract.info.title)}</title><link rel="stylesheet" href="/api-docs.css"></head><body><h1>${escapeHtml(contract.info.title)}</h1><p>${escapeHtml(contract.info.description ?? '')}</p><p><a href="/openapi.json">The contract as OpenAPI 3.1</a></p><nav aria-label="Tags"><ul>${index}<li><a href="#schemas">Schemas</a></li></ul></nav><main>${sections.join('')}<h2 id="schemas">Schemas</h2>${schemas.join('')}</main></body></html>`;
}

const css = `body{max-width:64rem;margin:0 auto;padding:1rem;font:16px/1.5 system-ui,sans-serif;color:#0b1b2b}nav ul{display:flex;flex-wrap:wrap;gap:.5rem 1rem;padding:0;list-style:none}section{border-top:1px solid #d3dce3;padding:.5rem 0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;border-bottom:1px solid #e9eef2;padding:.25rem .5rem;font-weight:400;overflow-wrap:anywhere}pre{background:#f5f7f9;padding:1rem;overflow:auto}code{overflow-wrap:anywhere}b{color:#d5001c;font-weight:600}dt{float:left;clear:left;width:4rem}dd{margin-left:5rem}`;

/** Renders the contract as an HTML page; its style sheet is `renderApiDocs.css`. */
const renderApiDocs = Object.assign((contract: Contract): string => renderPage(contract), { css });

const ONE_HOUR = 'public, max-age=3600';

export function apiDocs(app: FastifyInstance): void {
  const text = JSON.stringify(contract);
  let html: string | null = null;
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', ONE_HOUR).send(text),
  );
  app.get('/api-docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', ONE_HOUR).send(renderApiDocs.css),
  );
  app.get('/api-docs', async (_request, reply) => {
    html ??= renderApiDocs(contract as never);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy({ secure: false }))
      .header('cache-control', ONE_HOUR)
      .send(html);
  });
}

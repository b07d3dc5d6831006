/** The first `emptyApi.ts` of a client, which belongs to its project from then on. */
import { listServices } from './operations';
import type { ContractDocument } from './contract';
import { quote } from './names';

/** The source of an `emptyApi.ts` that sends requests with fetch to the contract's servers. */
export function generateEmptyApi(document: ContractDocument): string {
  const bases = [...listServices(document)].map(([name, url]) => `  ${quote(name)}: ${quote(url)},`);
  return `// Written once by \`npm run codegen\`. Change it: addresses, headers, tickets, cache.
import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { tagTypes } from './generated/tags.gen';
import { traitsOf } from './generated/traits.gen';

/** The servers of the contract by name. */
const bases = {
${bases.join('\n')}
};

type Values = Record<string, unknown>;

/** What a generated endpoint requests. Browsers send cookies themselves. */
interface ApiRequest {
  url: string;
  method?: string;
  body?: unknown;
  params?: Values;
  headers?: Values;
  cookies?: Values;
}

const toText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Names and values as texts. A list has a pair for each of its items, and an absent value none. */
const toPairs = (values: unknown): [string, unknown][] =>
  Object.entries((values ?? {}) as Values)
    .flatMap(([name, value]) => (Array.isArray(value) ? value.map((item): [string, unknown] => [name, item]) : [[name, value] as [string, unknown]]))
    .filter(([, value]) => value !== undefined && value !== null);

const toTextPairs = (values: unknown): [string, string][] =>
  toPairs(values).map(([name, value]) => [name, toText(value)]);

function toForm(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of toPairs(body)) form.append(name, value instanceof Blob ? value : toText(value));
  return form;
}

/** A body as its content type requires it. */
function encodeBody(body: unknown, contentType: string): unknown {
  if (contentType === 'multipart/form-data') return toForm(body);
  if (contentType === 'application/x-www-form-urlencoded') return new URLSearchParams(toTextPairs(body));
  return body;
}

const send = fetchBaseQuery({ paramsSerializer: (params) => new URLSearchParams(toTextPairs(params)).toString() });

const baseQuery: BaseQueryFn<ApiRequest, unknown, FetchBaseQueryError> = (request, context, options) => {
  const { service, contentType, responseType } = traitsOf(context.endpoint);
  return send(
    {
      url: bases[service].replace(/\\/$/, '') + request.url,
      method: request.method ?? 'GET',
      body: encodeBody(request.body, contentType),
      params: request.params,
      headers: Object.fromEntries(toTextPairs(request.headers)),
      // Redux stores plain data, so a file is the address under which the browser holds it.
      responseHandler: async (response) => {
        if (!response.ok || responseType === 'json') return response.headers.get('content-type')?.includes('json') ? response.json() : response.text();
        return responseType === 'text' ? response.text() : URL.createObjectURL(await response.blob());
      },
    },
    context,
    options,
  );
};

export const emptyApi = createApi({ reducerPath: 'api', baseQuery, tagTypes, endpoints: () => ({}) });
`;
}

/**
 * Runs the contract's stateful examples (openapi/statefulExamples.yaml) against anything that can call an operation.
 * Of Arazzo's expressions they use `$statusCode`, `$response.body#/…`, `$steps.<step>.outputs.<name>` and `==`.
 */
import { contractDocument, type OperationId } from '../../server/http/contract';
import { exampleOf } from '../contract/contract';
import type { TestVisitor } from './testApp';

interface Step {
  stepId: string;
  operationId: OperationId;
  parameters?: { name: string; in: 'path' | 'query'; value: string }[];
  requestBody?: { payload?: unknown; replacements?: { target: string; value: unknown }[] };
  successCriteria: { condition: string }[];
  outputs?: Record<string, string>;
}

export interface Workflow {
  workflowId: string;
  summary: string;
  /** The site's time. */
  'x-at': string;
  /** What the session has proved before the first step. */
  'x-verified': { email?: string; mobile?: string; captcha?: true; purpose?: 'registration' | 'meeting' };
  steps: Step[];
}

export const workflows = (contractDocument as unknown as { 'x-stateful-examples': Workflow[] })['x-stateful-examples'];

/** What a step sends. */
export interface StepRequest {
  path: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/** A response as the contract describes it: its status, and the envelope. */
export interface StepResponse {
  status: number;
  body: unknown;
}

/** Proves what a workflow requires of the session. */
export async function prepare(visitor: TestVisitor, { 'x-verified': verified }: Workflow): Promise<void> {
  const { email, mobile, captcha, purpose } = verified;
  if (email) await visitor.verifyEmail(email, purpose);
  if (mobile) await visitor.verifyMobile(mobile, purpose);
  if (captcha) await visitor.solveCaptcha();
}

type Outputs = Map<string, unknown>;

function valueAt(document: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((parent, key) => (parent as Record<string, unknown> | null)?.[key], document);
}

function setAt(document: unknown, pointer: string, value: unknown): void {
  const keys = pointer.split('/').slice(1);
  const last = keys.pop() ?? '';
  (valueAt(document, ['', ...keys].join('/')) as Record<string, unknown>)[last] = value;
}

function outputOf(expression: string, outputs: Outputs): unknown {
  if (!outputs.has(expression)) throw new Error(`No earlier step has the output ${expression}.`);
  return outputs.get(expression);
}

/** Replaces expressions in a value, which can be nested. */
function fill(value: unknown, outputs: Outputs): unknown {
  if (typeof value === 'string') return value.startsWith('$steps.') ? outputOf(value, outputs) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => fill(item, outputs));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, outputs)]));
}

function evaluate(expression: string, response: StepResponse, outputs: Outputs): unknown {
  if (expression === '$statusCode') return response.status;
  if (expression.startsWith('$response.body#'))
    return valueAt(response.body, expression.slice('$response.body#'.length));
  if (expression.startsWith('$steps.')) return outputOf(expression, outputs);
  if (expression.startsWith("'")) return expression.slice(1, -1);
  return JSON.parse(expression) as unknown;
}

function requestOf({ operationId, parameters = [], requestBody = {} }: Step, outputs: Outputs): StepRequest {
  const { payload, replacements = [] } = requestBody;
  const body = structuredClone(payload === undefined ? exampleOf(operationId) : fill(payload, outputs));
  for (const { target, value } of replacements) setAt(body, target, fill(value, outputs));
  const parametersIn = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, value }) => [name, String(fill(value, outputs))]),
    );
  return { path: parametersIn('path'), query: parametersIn('query'), body };
}

/** Runs a workflow's steps and expects their criteria. */
export async function runWorkflow(
  { steps }: Workflow,
  call: (id: OperationId, request: StepRequest) => Promise<StepResponse>,
): Promise<void> {
  const outputs: Outputs = new Map();
  for (const step of steps) {
    const response = await call(step.operationId, requestOf(step, outputs));
    for (const { condition } of step.successCriteria) {
      const [actual = '', expected = ''] = condition.split(' == ');
      const place = `${step.stepId}: ${actual}`;
      expect({ [place]: evaluate(actual, response, outputs) ?? null }).toEqual({
        [place]: evaluate(expected, response, outputs),
      });
    }
    for (const [name, expression] of Object.entries(step.outputs ?? {}))
      outputs.set(`$steps.${step.stepId}.outputs.${name}`, evaluate(expression, response, outputs));
  }
}

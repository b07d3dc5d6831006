/** The typed map of handlers: operationId → a function from the contract's input to the contract's data. */
import type { HandlerContext } from './context';
import type { OperationId, operations as operationTable } from './generated/operations.gen';
import type { operations } from './generated/types.gen';

export type { OperationId } from './generated/operations.gen';
/** The operations by id and the whole contract, for reports such as `api:status`. */
export { operations as operationTable } from './generated/operations.gen';
export { default as contractDocument } from './generated/contract.gen.json';

type Operation<Id extends OperationId> = operations[Id];

type PathOf<Id extends OperationId> = NonNullable<Operation<Id>['parameters']['path']>;
type QueryOf<Id extends OperationId> = NonNullable<Operation<Id>['parameters']['query']>;
/** An uploaded file. The sender chooses name and type, so only the bytes are reliable. */
export interface UploadedFile {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** The contract declares bytes as a string; a handler gets an `UploadedFile`. */
type WithFile<Body> = { [Key in keyof Body]: Key extends 'file' | 'image' ? UploadedFile : Body[Key] };

type BodyOf<Id extends OperationId> =
  NonNullable<Operation<Id>['requestBody']> extends { content: infer Content }
    ? Content extends { 'multipart/form-data': infer Body }
      ? WithFile<Body>
      : Content[keyof Content]
    : undefined;

/** The input of a handler: path and query parameters by name, and the body. All are validated against the contract. */
export interface Input<Id extends OperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
}

type JsonOf<Id extends OperationId> = Operation<Id>['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** A response that is not JSON: bytes or text, their type, and the file name for downloads. */
export interface FileResponse {
  contentType: string;
  body: Buffer | string;
  fileName?: string;
}

/** The result of a handler: the envelope's data, a whole JSON document, or a file. */
export type HandlerResponse<Id extends OperationId> = [JsonOf<Id>] extends [never]
  ? FileResponse
  : JsonOf<Id> extends { code: unknown; data: infer Data }
    ? Data
    : JsonOf<Id>;

type Handler<Id extends OperationId> = (
  input: Input<Id>,
  context: HandlerContext,
) => Promise<HandlerResponse<Id>> | HandlerResponse<Id>;

/** Every operation with its handler. */
export type AllHandlers = { [Id in OperationId]: Handler<Id> };

/** The handlers that routes are registered from. An operation without a handler responds with 501. */
export type Handlers = Partial<AllHandlers>;

type Tag = (typeof operationTable)[OperationId]['tag'];

/** The handlers of all operations with a tag. A missing one is a compile error. */
export type HandlersOf<Name extends Tag> = {
  [Id in OperationId as (typeof operationTable)[Id]['tag'] extends Name ? Id : never]: Handler<Id>;
};
